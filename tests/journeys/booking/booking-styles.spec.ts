/** The booking page begins with the styles of its rooms alone; those of what a guest opens follow at the first sign of one. */
import { expect, type Page, test } from "@playwright/test";
import { bookingUrl, LAYOUTS } from "./booking-guest.ts";
import { findPlan, stayAhead } from "./booking-server.ts";

const SLUG = "tidesong";
const first = (page: Page) => page.locator("link[data-whole]");
const sheets = (page: Page) => page.locator("link[rel=stylesheet]");

/** Selectors that only the whole has, and that match something on this page: a guest would see it without its styles. */
function missedBy(page: Page): Promise<string[]> {
  return first(page).evaluate(async (link: HTMLLinkElement) => {
    const selectorsIn = (rules: CSSRuleList, found = new Set<string>()): Set<string> => {
      for (const rule of rules) {
        if (rule instanceof CSSStyleRule) found.add(rule.selectorText);
        else if (rule instanceof CSSGroupingRule || rule instanceof CSSLayerBlockRule)
          selectorsIn(rule.cssRules, found);
      }
      return found;
    };
    const whole = new CSSStyleSheet();
    whole.replaceSync(await (await fetch(link.dataset.whole!)).text());
    const here = selectorsIn(link.sheet!.cssRules);
    const leftOut = [...selectorsIn(whole.cssRules)].filter((selector) => !here.has(selector));
    // As if it were hovered, focused or pressed; of a pseudo-element the one that it belongs to.
    const still = (selector: string) =>
      selector
        .replaceAll(/::[\w-]+(?:\([^)]*\))?/g, "")
        .replaceAll(/:(?:hover|active|focus(?:-visible|-within)?)/g, "");
    // In a list of several selectors `first` may have the others: they are there under another name.
    const isSeen = (selector: string) => {
      try {
        return document.querySelector(still(selector)) !== null;
      } catch {
        return false;
      }
    };
    const single = (selector: string) => !/,(?![^(]*\))/.test(selector);
    return leftOut.filter((selector) => single(selector) && isSeen(selector));
  });
}

for (const layout of LAYOUTS) {
  test(`${layout}: the rooms have all of their styles, and the rest comes with the guest`, async ({
    page,
    request,
  }) => {
    const stay = stayAhead(100);
    await page.goto(bookingUrl({ slug: SLUG, layout, stay }));
    await expect(first(page)).toHaveCount(1);
    await expect(sheets(page)).toHaveCount(1);
    expect(await missedBy(page)).toEqual([]);
    await page.mouse.move(20, 20);
    await expect(sheets(page)).toHaveCount(2);

    // A step that the page begins with has everything at once, and needs no script for it.
    const { room_class_id, rate_plan_id } = await findPlan(request, SLUG, "REEF/BB", stay);
    const cart = `${room_class_id}.${rate_plan_id}.1`;
    for (const begun of [{ cart, step: "details" }, { sheet: room_class_id }]) {
      await page.goto(bookingUrl({ slug: SLUG, layout, stay, ...begun }));
      await expect(sheets(page)).toHaveCount(1);
      await expect(first(page)).toHaveCount(0);
    }
  });
}
