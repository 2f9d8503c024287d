/** Words of the studio's app and of each of its screens. */
import { readdirSync } from "node:fs";
import { describe } from "vitest";
import { STUDIO_APP_WORDS } from "#languages/languages.ts";
import { LANGUAGES, type Language } from "#rules/text/language.ts";
import { describeSpoken } from "#tests/helpers/check-words.ts";

describe("the frame", () => describeSpoken(STUDIO_APP_WORDS));

const screens = readdirSync(new URL("./zh-TW/studio/", import.meta.url)).map((file) => file.replace(/\.ts$/, ""));

for (const screen of screens) {
  const modules = await Promise.all(
    LANGUAGES.map(async (lang) => {
      const { words } = (await import(`./${lang}/studio/${screen}.ts`)) as { words: object };
      return [lang, words] as const;
    }),
  );
  describe(screen, () => describeSpoken(Object.fromEntries(modules) as Record<Language, object>));
}
