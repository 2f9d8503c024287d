import fc from "fast-check";
import { expect, test } from "vitest";
import { phrasesOf } from "#rules/text/phrases.ts";

test.each([
  ["把時鐘交給潮聲", "把時鐘|交給|潮聲"],
  ["月色入湯，溪聲入夢", "月色入湯，|溪聲入夢"],
  ["燕脊之下，日子慢慢走", "燕脊之下，|日子|慢慢走"],
  ["草地自己亮起來", "草地|自己|亮起來"],
  ["落山風季節的戶外活動調整", "落山風|季節的戶外|活動|調整"],
  ["高鐵南國：車票與海景一起訂", "高鐵|南國：|車票|與海景|一起訂"],
  ["（限平日）連住", "（限平日）|連住"],
  ["素居", "素居"],
  ["雙人房NT$1,200起", "雙人房|NT$1,200起"],
  ["海拔 1,700 公尺", "海拔 |1,700 |公尺"],
  ["12:00前入住", "12:00前|入住"],
  ["一百二十八間房沿海岸", "一百二十八間房沿海岸"],
  ["六間柳杉小屋", "六間柳杉|小屋"],
  ["走六分鐘到捷運中山站", "走六分鐘|到捷運|中山站"],
  ["早餐是自己的米煮的粥", "早餐|是自己的米煮的粥"],
  ["您來的那一天", "您來的那一天"],
  ["最多十二位。", "最多|十二位。"],
])("%s ends its lines between words", (text, parts) => {
  expect(phrasesOf(text).join("|")).toBe(parts);
});

test.each(["Let the tide keep the time", "時計を潮騒にまかせて", "시간을 파도에", ""])(
  "%s is left to the browser",
  (text) => expect(phrasesOf(text)).toEqual([text]),
);

test("nothing is lost or moved, and no phrase begins with a comma", () => {
  const character = fc.constantFrom(..."把時鐘交給潮聲的下，。：！「」（） aB1");
  fc.assert(
    fc.property(fc.array(character), (characters) => {
      const text = characters.join("");
      const phrases = phrasesOf(text);
      expect(phrases.join("")).toBe(text);
      for (const phrase of phrases.slice(1)) expect(phrase).not.toMatch(/^[，。：！」）]/);
    }),
  );
});
