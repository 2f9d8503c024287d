import { expect, test } from "vitest";
import { BOOKING_WORDS } from "#languages/languages.ts";
import { LANGUAGES } from "#rules/text/language.ts";
import { cutOffText } from "#web/booking/extras/cut-off-text.ts";

test.each([
  [
    0,
    "最晚須於使用日前一天加購",
    "最晚须于使用日前一天加购",
    "Order no later than the day before",
    "ご利用日の前日まで受付",
    "이용일 전날까지 주문",
  ],
  [
    4,
    "最晚須於使用日前一天 20:00 前加購",
    "最晚须于使用日前一天 20:00 前加购",
    "Order by 20:00 the day before",
    "ご利用日の前日20時まで受付",
    "이용일 전날 20시까지 주문",
  ],
  [
    24,
    "最晚須於使用日 2 天前加購",
    "最晚须于使用日 2 天前加购",
    "Order no later than 2 days before",
    "ご利用日の2日前まで受付",
    "이용일 2일 전까지 주문",
  ],
  [
    72,
    "最晚須於使用日 4 天前加購",
    "最晚须于使用日 4 天前加购",
    "Order no later than 4 days before",
    "ご利用日の4日前まで受付",
    "이용일 4일 전까지 주문",
  ],
  [
    30,
    "最晚須於使用日 2 天前的 18:00 前加購",
    "最晚须于使用日 2 天前的 18:00 前加购",
    "Order by 18:00, 2 days before",
    "ご利用日の2日前の18時まで受付",
    "이용일 2일 전 18시까지 주문",
  ],
])("an extra that closes %i hours before its day is ordered until a day ends, or an hour of one", (hours, ...texts) => {
  expect(LANGUAGES.map((lang) => cutOffText(BOOKING_WORDS[lang].extras.cut_off, hours))).toEqual(texts);
});
