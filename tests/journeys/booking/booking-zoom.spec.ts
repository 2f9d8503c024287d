/** Text twice as large, and the page magnified four times: no sideways scrolling, nothing cut off, everything reachable. */
import { expect, type Page, test } from "@playwright/test";
import {
  addRoom,
  closeCart,
  fillDetails,
  goOn,
  isPriced,
  LAYOUTS,
  NARROW,
  newGuest,
  openBooking,
  openCart,
  WIDE,
  sendDetails,
} from "./booking-guest.ts";
import { findPlan, stayAhead } from "./booking-server.ts";
import { sampled } from "#tests/journeys/variants.ts";
import { WITH_PICTURES } from "#tests/journeys/pictures.ts";

// A picture that is missing is as large as its description.
test.use(WITH_PICTURES);

const SLUG = "tidesong";

/** 1280 × 1024 at 400 %. */
const MAGNIFIED = { width: 320, height: 256 };

const WAYS = [
  { name: "text at 200 % on a phone", size: NARROW, text: 2, scale: 1 },
  { name: "text at 200 % on a desktop", size: WIDE, text: 2, scale: 1 },
  { name: "400 %", size: MAGNIFIED, text: 1, scale: 4 },
];

const VARIANTS = LAYOUTS.flatMap((layout) => WAYS.map((way) => ({ layout, way })));

for (const { layout, way } of sampled(VARIANTS, (each) => each.layout === "booking_200" && each.way.scale === 4)) {
  const { name, size, text, scale } = way;
  test(`${layout}: ${name}`, async ({ browser, request }) => {
    const context = await browser.newContext({ viewport: size, deviceScaleFactor: scale, reducedMotion: "reduce" });
    const page = await context.newPage();
    // As set by a guest who can't read smaller text.
    const browserSettings = await context.newCDPSession(page);
    await browserSettings.send("Page.setFontSizes", { fontSizes: { standard: 16 * text } });
    const stay = stayAhead(80);
    const sold = await findPlan(request, SLUG, "REEF/BB", stay);
    await openBooking(page, { slug: SLUG, layout, stay });
    await addRoom(page, sold);
    await expectWhole(page, "results");
    await openCart(page);
    await expectWhole(page, "cart", ".cart-dock, .ledger-side");
    await closeCart(page);
    for (const which of ["dates", "guests"]) {
      await page.locator(`[data-open=${which}]`).first().click();
      await expect(page.locator("dialog[open]")).toBeVisible();
      await expectWhole(page, which, "dialog[open]");
      await page.keyboard.press("Escape");
      await expect(page.locator("dialog[open]")).toHaveCount(0);
    }
    await goOn(page);
    await isPriced(page);
    await sendDetails(page);
    await expect(page.locator("[data-problems]")).toBeVisible();
    await expectWhole(page, "details with errors");
    await fillDetails(page, newGuest());
    await isPriced(page);
    await expectWhole(page, "payment");
    await context.close();
  });
}

async function expectWhole(page: Page, state: string, within = "#booking"): Promise<void> {
  expect(await page.evaluate(faultsOf, within), state).toEqual([]);
}

/** Runs in the page: what is wider than the screen, cut off, or cannot be clicked. */
function faultsOf(within: string): string[] {
  const root = [...document.querySelectorAll(within)].find((each) => each.checkVisibility())!;
  const said = (element: Element) =>
    `${element.tagName} ${element.className} "${(element.textContent ?? "").trim().slice(0, 40)}"`;
  // A link that passes over something is only shown while it has the focus.
  const isShown = (element: Element) =>
    element.checkVisibility() && !element.closest(".hidden, [hidden], .skip:not(:focus)");
  const sideways = document.documentElement.scrollWidth - document.documentElement.clientWidth;
  const all = [...root.querySelectorAll("*")].filter(isShown);
  const scrolls = (element: Element | null, axis: "overflowX" | "overflowY"): boolean =>
    element !== null && (/auto|scroll/.test(getComputedStyle(element)[axis]) || scrolls(element.parentElement, axis));
  const cut = all.filter((element) => {
    const { overflowX, overflowY } = getComputedStyle(element);
    const isCutX = /hidden|clip/.test(overflowX) && element.scrollWidth > element.clientWidth + 1;
    const isCutY = /hidden|clip/.test(overflowY) && element.scrollHeight > element.clientHeight + 1;
    return element.clientWidth > 1 && (isCutX || isCutY);
  });
  // By its own text: what it holds for screen readers alone is wide and not to be seen.
  const isOutside = (text: Node) => {
    const range = document.createRange();
    range.selectNodeContents(text);
    const box = range.getBoundingClientRect();
    return box.right > innerWidth + 1 || box.left < -1;
  };
  const ownTexts = (element: Element) =>
    [...element.childNodes].filter((node) => node.nodeType === Node.TEXT_NODE && node.textContent!.trim() !== "");
  const outside = all.filter((element) => ownTexts(element).some(isOutside) && !scrolls(element, "overflowX"));
  const unreachable = all
    .filter((element) => element.matches("a, button, input:not([type=hidden]), select, textarea, summary"))
    .filter((element) => {
      const target = element.closest("label") ?? element;
      target.scrollIntoView({ block: "center", inline: "center", behavior: "instant" });
      const { left, top, width, height } = target.getBoundingClientRect();
      const seen = document.elementFromPoint(left + width / 2, top + height / 2);
      return !seen || !(target.contains(seen) || seen.contains(target));
    });
  return [
    ...(sideways > 0 ? [`${sideways} px sideways`] : []),
    ...cut.map((element) => `cut off: ${said(element)}`),
    ...outside.map((element) => `outside: ${said(element)}`),
    ...unreachable.map((element) => `out of reach: ${said(element)}`),
  ];
}
