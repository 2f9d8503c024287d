/** A domain of one's own: what to enter at the registrar, entered there, found, leading to the site, and given back. */
import { expect, test } from "@playwright/test";
import { words } from "#languages/en-US/studio/domain.ts";
import { expectSound, PORT, watch } from "#tests/journeys/visit.ts";
import { openScreen, signInOwner } from "./sign-in-staff.ts";
import { testLonger } from "#tests/journeys/variants.ts";

const REGISTRAR = `http://127.0.0.1:${Number(PORT) + 1}/registrar`;

testLonger(
  "records are shown, entered at the registrar one by one, and the domain opens the site",
  async ({ page, context }) => {
    test.setTimeout(120_000);
    await signInOwner(page);
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    await openScreen(page, "onemat", "domain", "en-US");
    const host = `www.capsule-${crypto.randomUUID().slice(0, 8)}.com`;
    const typed = page.getByLabel(words.add_label);
    await typed.fill("not a domain");
    await page.getByRole("button", { name: words.add }).click();
    await expect(typed).toHaveAttribute("aria-invalid", "true");
    // The refusal is part of the journey.
    const faults = watch(page);
    await typed.fill(`https://${host}/rooms`);
    await page.getByRole("button", { name: words.add }).click();
    const panel = page.locator(".domains > li", { has: page.getByRole("heading", { name: host }) });
    await expect(panel.getByText(words.found_unchecked)).toBeVisible();
    await expectSound(page, faults, "en-US");

    const check = () => panel.getByRole("button", { name: words.check }).click();
    await check();
    await expect(panel.getByText(words.found_no_record)).toBeVisible();
    const records = panel.locator(".records li");
    await records
      .first()
      .getByRole("button", { name: /^Copy Value/ })
      .click();
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    for (const [index, answer] of [words.state_proved, words.state_ready].entries()) {
      const [name, value] = await records.nth(index).locator("code").allTextContents();
      const type = (await records.nth(index).locator("dd").first().textContent())!.trim();
      if (index === 0) expect({ type, value }).toEqual({ type: "TXT", value: copied });
      await page.request.post(REGISTRAR, { form: { name: name!, type, value: value! } });
      await check();
      await expect(panel.locator(".domain-state")).toHaveText(answer);
    }
    await expect(panel.getByRole("button", { name: words.make_main })).toBeVisible();
    await page.setViewportSize({ width: 1280, height: 800 });
    await expectSound(page, faults, "en-US");
    await expect(panel.locator(".records")).toHaveCount(0);

    const opened = await page.request.get(`http://127.0.0.1:${PORT}/stay`, { headers: { host }, maxRedirects: 0 });
    expect(opened.status()).toBeGreaterThanOrEqual(301);
    expect(opened.headers().location).toContain("onemat.localhost");

    await panel.getByRole("button", { name: words.remove }).click();
    await page.getByRole("dialog").getByRole("button", { name: words.remove }).click();
    await expect(panel).toHaveCount(0);
    expect(faults).toEqual([]);
  },
);
