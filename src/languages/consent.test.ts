/** The consent question: the same keys in five languages, each in its own script, naming the vendors. */
import { expect, test } from "vitest";
import { CONSENT_WORDS } from "#languages/languages.ts";
import { LANGUAGES } from "#rules/text/language.ts";
import { FOREIGN } from "#tests/helpers/check-words.ts";

test.each(LANGUAGES)("in %s every sentence is complete and names the vendors", (lang) => {
  const { text, services, settings, refuse, accept } = CONSENT_WORDS[lang];
  for (const [key, name] of Object.entries(services)) {
    expect(text(name)).toContain(name);
    expect(name.includes("Google Analytics"), key).toBe(key !== "meta");
    expect(name.includes("Meta Pixel"), key).toBe(key !== "google");
  }
  for (const word of [text(services.both), settings, refuse, accept]) {
    expect(word).toBe(word.trim());
    expect(word).not.toMatch(/^$|undefined|\[object/);
    expect(word).not.toMatch(FOREIGN[lang]);
  }
  expect(refuse).not.toBe(accept);
});
