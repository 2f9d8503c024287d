import fc from "fast-check";
import { expect, test } from "vitest";
import { type PostalAddress, postalAddress } from "#rules/text/postal-address.ts";

const KNOWN: [address: string, street: string, locality: string, region: string, zip?: string][] = [
  ["宜蘭縣礁溪鄉五峰路 91 巷 11 號", "五峰路 91 巷 11 號", "礁溪鄉", "宜蘭縣"],
  ["262宜蘭縣礁溪鄉五峰路11號", "五峰路11號", "礁溪鄉", "宜蘭縣", "262"],
  ["26241 台灣宜蘭縣礁溪鄉五峰路11號", "五峰路11號", "礁溪鄉", "宜蘭縣", "26241"],
  ["桃園市中壢區中園路二段 988 號", "中園路二段 988 號", "中壢區", "桃園市"],
  ["高雄市前鎮區中山二路1號", "中山二路1號", "前鎮區", "高雄市"],
  ["桃園市平鎮區中豐路1號", "中豐路1號", "平鎮區", "桃園市"],
  ["臺南市新市區中山路1號", "中山路1號", "新市區", "臺南市"],
  ["高雄市那瑪夏區秀嶺巷1號", "秀嶺巷1號", "那瑪夏區", "高雄市"],
  ["新竹市東區光復路1號", "光復路1號", "東區", "新竹市"],
  ["新竹縣竹北市光明路1號", "光明路1號", "竹北市", "新竹縣"],
  ["嘉義縣阿里山鄉中正村1號", "中正村1號", "阿里山鄉", "嘉義縣"],
  ["花蓮縣花蓮市中山路1號", "中山路1號", "花蓮市", "花蓮縣"],
  ["金門縣金城鎮前水頭 112 號", "前水頭 112 號", "金城鎮", "金門縣"],
  ["台湾桃园市中坜区中园路二段988号", "中园路二段988号", "中坜区", "桃园市"],
  ["台湾宜蘭県礁渓郷五峰路91巷11号", "五峰路91巷11号", "礁渓郷", "宜蘭県"],
  [
    "No. 11, Lane 91, Wufeng Road, Jiaoxi Township, Yilan County 262, Taiwan",
    "No. 11, Lane 91, Wufeng Road",
    "Jiaoxi Township",
    "Yilan County",
    "262",
  ],
  [
    "24 Beichuang Lane, West Central District, Tainan City, Taiwan",
    "24 Beichuang Lane",
    "West Central District",
    "Tainan City",
  ],
  [
    "1 Zhongshan Rd., Hualien City, Hualien County 970, Taiwan (R.O.C.)",
    "1 Zhongshan Rd.",
    "Hualien City",
    "Hualien County",
    "970",
  ],
  ["대만 이란현 자오시향 우펑로 91항 11호", "우펑로 91항 11호", "자오시향", "이란현"],
];

test.each(KNOWN)("%s is taken apart", (address, streetAddress, addressLocality, addressRegion, postalCode) => {
  const parts: PostalAddress = { streetAddress, addressLocality, addressRegion, addressCountry: "TW" };
  expect(postalAddress(address, "TW")).toEqual(postalCode === undefined ? parts : { ...parts, postalCode });
});

test.each([
  "礁溪鄉五峰路 11 號",
  "新竹市中山路12號",
  "臺北市社區路1號",
  "宜蘭縣五峰路11號",
  "宜蘭縣礁溪鄉",
  "Somewhere by the sea, Taiwan",
  "Jiaoxi Township, Yilan County, Taiwan",
  "12 Main Street, Jiaoxi, Taiwan",
])("%s stays whole: its parts are not certain", (address) => {
  expect(postalAddress(address, "TW")).toEqual({ streetAddress: address, addressCountry: "TW" });
});

test("elsewhere, and where the country is not known, nothing is taken apart", () => {
  expect(postalAddress("東京都台東区浅草1-1", "JP")).toEqual({
    streetAddress: "東京都台東区浅草1-1",
    addressCountry: "JP",
  });
  expect(postalAddress("宜蘭縣礁溪鄉五峰路 11 號", null)).toEqual({ streetAddress: "宜蘭縣礁溪鄉五峰路 11 號" });
});

test("no part is lost, whatever is written", () => {
  const piece = fc.constantFrom(
    "宜蘭縣",
    "臺北市",
    "大安區",
    "礁溪鄉",
    "路",
    "1號",
    "262",
    ", ",
    "Yilan County",
    "Taiwan",
    "x",
    " ",
  );
  fc.assert(
    fc.property(fc.array(piece, { minLength: 1, maxLength: 8 }), (pieces) => {
      const address = pieces.join("");
      const { addressCountry: _, ...parts } = postalAddress(address, "TW");
      for (const part of Object.values(parts)) expect(address.replace(/\s+/g, " ")).toContain(part);
      expect(parts.streetAddress === "" && address.trim() !== "").toBe(false);
    }),
  );
});
