import { expect, test } from "vitest";
import { LANGUAGES } from "#rules/text/language.ts";
import { zoneName } from "#rules/time/zone-name.ts";

test.each([
  ["Asia/Taipei", ["台灣時間", "台湾时间", "Taiwan time", "台湾時間", "대만 시간"]],
  ["Asia/Tokyo", ["日本時間", "日本时间", "Japan time", "日本時間", "일본 시간"]],
  ["Europe/Paris", ["中歐時間", "中欧时间", "Central European time", "中央ヨーロッパ時間", "중부유럽 시간"]],
])("%s is called as people do: %j", (timezone, names) => {
  const said = Object.fromEntries(LANGUAGES.map((lang) => [lang, zoneName(timezone, lang, "2026-12-03")]));
  expect(["zh-TW", "zh-CN", "en-US", "ja-JP", "ko-KR"].map((lang) => said[lang])).toEqual(names);
});
