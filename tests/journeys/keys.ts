/** A guest without a mouse: every keystroke besides typing is counted, and every focused element must be visible. */
import { expect, type Page } from "@playwright/test";

export type Keys = {
  /** One keystroke. */
  press: (key: string) => Promise<void>;
  /** Tab until it has the focus, or Shift+Tab to go back. */
  tabTo: (selector: string, key?: "Tab" | "Shift+Tab") => Promise<void>;
  /** Types into the focused field; not counted. */
  type: (text: string) => Promise<void>;
  count: () => number;
};

/** More than any page has: a guest who tabs longer is in a focus trap. */
const MOST_STOPS = 200;

export function keysOf(page: Page): Keys {
  let strokes = 0;
  const press = async (key: string) => {
    strokes += 1;
    await page.keyboard.press(key);
  };
  return {
    press,
    async tabTo(selector, key = "Tab") {
      for (let stops = 0; stops < MOST_STOPS; stops += 1) {
        const before = await page.evaluateHandle(() => document.activeElement);
        await press(key);
        const isMoved = await before.evaluate((element) => document.activeElement !== element);
        expect(isMoved, `the focus is kept at ${await before.evaluate((each) => each?.outerHTML.slice(0, 120))}`).toBe(
          true,
        );
        await expectSeen(page);
        if (await page.evaluate((wanted) => document.activeElement?.matches(wanted) ?? false, selector)) return;
      }
      throw new Error(`no way to ${selector} by ${key}`);
    },
    async type(text) {
      await page.keyboard.insertText(text);
    },
    count: () => strokes,
  };
}

/** The focused element has a visible ring, is on screen, and is not covered. */
async function expectSeen(page: Page): Promise<void> {
  // The page may still be scrolling to it.
  await expect.poll(() => page.evaluate(faultOfFocus), { timeout: 2_000, intervals: [50, 100, 200] }).toBe("");
}

/** Runs in the page: what is wrong with the focused element, if anything. */
function faultOfFocus(): string {
  const focused = document.activeElement;
  if (!(focused instanceof HTMLElement) || focused === document.body) return "";
  const isMarked = (element: Element | null) => {
    if (!element) return false;
    const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(element);
    return (outlineStyle !== "none" && parseFloat(outlineWidth) > 0) || boxShadow !== "none";
  };
  const what = focused.outerHTML.slice(0, 160);
  if (!isMarked(focused) && !isMarked(focused.closest("label"))) return `not marked: ${what}`;
  const { left, top, width, height } = (focused.closest("label") ?? focused).getBoundingClientRect();
  const seen = document.elementFromPoint(left + width / 2, top + height / 2);
  if (!seen) return `out of sight: ${what}`;
  const isIt = focused.contains(seen) || seen.closest("label")?.contains(focused);
  return isIt ? "" : `behind ${seen.outerHTML.slice(0, 80)}: ${what}`;
}
