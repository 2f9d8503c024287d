import { expect, test } from "vitest";
import type { Language } from "#rules/text/language.ts";
import { personName } from "#rules/guests/person-name.ts";

test.each<[lang: Language, given: string, family: string, name: string]>([
  ["en-US", "Mei", "Lin", "Mei Lin"],
  ["en-US", "美", "林", "美 林"],
  ["zh-TW", "美", "林", "林美"],
  ["zh-CN", "美", "林", "林美"],
  ["zh-TW", "Mei", "Lin", "Lin Mei"],
  ["ja-JP", "花子", "佐々木", "佐々木花子"],
  ["ja-JP", "ルーシー", "田中", "田中ルーシー"],
  ["ja-JP", "Hanako", "Tanaka", "Tanaka Hanako"],
  ["ko-KR", "민지", "김", "김민지"],
  ["ko-KR", "Minji", "Kim", "Kim Minji"],
  ["zh-TW", "Mei", "林", "林 Mei"],
  ["zh-TW", "美", "", "美"],
  ["en-US", "", "Lin", "Lin"],
])("in %s %j of the %j is %j", (lang, given, family, name) => {
  expect(personName(given, family, lang)).toBe(name);
});
