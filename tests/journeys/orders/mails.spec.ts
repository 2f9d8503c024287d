/** Every e-mail in a real browser: nothing sticks out on a phone, and every text is readable on light screens and dark ones. */
import { expect, test } from "@playwright/test";
import type { MailKind } from "#rules/mail/owed-mails.ts";
import { LANGUAGES } from "#rules/text/language.ts";
import { linesOf, runAxe } from "#tests/grid/axe.ts";
import { sampleMails } from "#tests/mail/sample-mails.ts";
import { sampled } from "#tests/journeys/variants.ts";

/** A light theme with serifs, a dark one, and one that is loud. */
const LODGINGS = ["tidesong", "moonclear", "onemat"];

/** Together they have every part there is; contrast is a property of the colours (src/rules/mail/mail-colours.test.ts). */
const LOOKED_AT = new Set<MailKind>(["number_issued", "before_arrival", "captcha"]);

const rgb = (colour: string) =>
  `rgb(${[1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16)).join(", ")})`;

for (const lang of sampled(LANGUAGES, (each) => each === "zh-CN")) {
  const nth = LANGUAGES.indexOf(lang);
  test(`all of them in ${lang}`, async ({ page }) => {
    // Pictures are not loaded here: their texts must do.
    await page.route(/\/img\//, (route) => route.abort());
    const slug = LODGINGS[nth % LODGINGS.length]!;
    for (const { name, kind, html, draft } of await sampleMails(slug, lang)) {
      await page.setContent(html);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(draft.heading);
      for (const width of [320, 390, 700]) {
        await page.setViewportSize({ width, height: 844 });
        const sideways = await page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        );
        expect(sideways, `${name} at ${width}`).toBeLessThanOrEqual(0);
      }
      // Big enough to be hit with a finger.
      for (const button of await page.locator("a.on").all()) {
        expect((await button.boundingBox())!.height, name).toBeGreaterThanOrEqual(44);
      }
      if (!LOOKED_AT.has(kind)) continue;
      const { light, dark } = draft.sender.look;
      for (const [colorScheme, { ground }] of [["light", light] as const, ["dark", dark] as const]) {
        await page.emulateMedia({ colorScheme });
        await expect(page.locator("body")).toHaveCSS("background-color", rgb(ground));
        // The same look in another language is no news.
        if (nth < LODGINGS.length - 1)
          expect(linesOf((await runAxe(page)).violations), `${name} ${colorScheme}`).toEqual([]);
      }
    }
  });
}
