/** A guest from Canada: prices also in their currency, a telephone with its country, and what the lodging asks. */
import { expect, type Page, test } from "@playwright/test";
import { aboutMoney } from "#rules/money/about-money.ts";
import {
  addRoom,
  choosePay,
  expectCharged,
  goOn,
  LAYOUTS,
  newGuest,
  openBooking,
  openCart,
  place,
  planRow,
  priceOnPage,
  sendDetails,
  typeDetails,
  VENDOR,
  wordsIn,
} from "./booking-guest.ts";
import { findPlan, orderByPhone, ratesOf, stayAhead } from "./booking-server.ts";
import { expectSound, watch } from "#tests/journeys/visit.ts";
import { testLonger } from "#tests/journeys/variants.ts";

test.use({ locale: "en-CA", permissions: ["clipboard-read", "clipboard-write"] });

/** It asks its guests everything that can be asked. */
const SLUG = "feast";
const words = wordsIn();
const { phone, questions, currency } = words.guest;

const countryButton = (page: Page) => page.locator("#details .phone-country");
const numberField = (page: Page) => page.locator("#booker_phone");
const countries = (page: Page) => page.locator("dialog.countries");

async function paste(page: Page, text: string): Promise<void> {
  await page.evaluate((copied) => navigator.clipboard.writeText(copied), text);
  await numberField(page).fill("");
  await numberField(page).press("ControlOrMeta+v");
}

for (const [index, layout] of LAYOUTS.entries()) {
  testLonger(`${layout}: from prices in dollars to an order with a number from abroad`, async ({ page, request }) => {
    const faults = watch(page);
    const stay = stayAhead(30 + index * 4);
    const sold = await findPlan(request, SLUG, "ACCESS-TWIN/RO", stay);
    const { rates, date, source } = await ratesOf(request, SLUG);
    const about = (amount: number, code = "CAD") => currency.about(aboutMoney(amount, rates[code]!, code, "en-US"));
    const day = new Intl.DateTimeFormat("en-US", { dateStyle: "long", timeZone: "UTC" }).format(new Date(date));
    const note = page.locator(".rate-note:visible");
    const guest = newGuest({ phone: "" });

    // Results: beside every price, and once whose rates these are. Another currency is shown at once, and kept.
    await openBooking(page, { slug: SLUG, layout, stay });
    await expect(planRow(page, sold).locator(".about")).toHaveText(about(sold.price));
    await expect(note).toHaveText([currency.note("CA$", day, source, "NT$")]);
    await page.locator("header details.drop summary").click();
    await page.locator("header .currency select").selectOption("JPY");
    await expect(planRow(page, sold).locator(".about")).toHaveText(about(sold.price, "JPY"));
    await page.locator("header .currency select").selectOption("TWD");
    await expect(page.locator("#booking .about")).toHaveCount(0);
    await expect(note).toHaveCount(0);
    await page.locator("header .currency select").selectOption("CAD");
    await page.keyboard.press("Escape");
    await addRoom(page, sold);
    await openCart(page);
    await expect(page.locator(".totals:visible .about").first()).toHaveText(about(sold.price));
    await page.keyboard.press("Escape");
    await page.locator(".cart-dock > details > summary").click();
    await goOn(page);

    // The country is the browser's; by keys another one is found by name and by code.
    await expect(countryButton(page)).toHaveAttribute("data-country", "CA");
    await countryButton(page).focus();
    await page.keyboard.press("Enter");
    await expect(countries(page)).toBeVisible();
    await expectSound(page, faults, "en-US");
    await countries(page).getByRole("combobox").fill("qqqq");
    await expect(countries(page).getByRole("status")).toHaveText(phone.none);
    await countries(page).getByRole("combobox").fill("+8");
    const second = countries(page).getByRole("option").nth(1);
    const code = await second.getAttribute("id");
    await page.keyboard.press("ArrowDown");
    await expect(countries(page).getByRole("combobox")).toHaveAttribute("aria-activedescendant", code!);
    await countries(page).getByRole("combobox").fill("jap");
    await page.keyboard.press("Enter");
    await expect(countries(page)).toHaveCount(0);
    await expect(countryButton(page)).toBeFocused();
    await expect(countryButton(page)).toHaveAccessibleName(phone.country("Japan", "81"));

    // What is wrong with a number is said with its country; the lodging wants to know where the guest lives.
    await typeDetails(page, { ...guest, phone: "090 1234" }, { isComplete: false });
    await sendDetails(page);
    await expect(page.locator("#booker_phone-error")).toHaveText(phone.short("Japan"));
    await expect(page.locator("#residence_country-error")).toHaveText(questions.residence_needed);
    await expectSound(page, faults, "en-US");

    // A pasted number brings its country, and its mistake is gone.
    await paste(page, "+1 415 555 2671");
    await expect(countryButton(page)).toHaveAttribute("data-country", "US");
    await expect(numberField(page)).toHaveValue("415 555 2671");
    await expect(page.locator("#booker_phone-error")).toHaveCount(0);
    await page.locator("#residence_country").selectOption("CA");
    await page.locator("#arrival_time").selectOption("16:00");
    await expect(note).toHaveCount(1);
    await sendDetails(page);

    await expect(page.locator(".review")).toContainText("16:00–17:00");
    await expect(page.locator(".review")).toContainText("Canada");
    if (layout === "booking_100") await expect(page.locator(".booker")).toContainText("+1 415 555 2671");
    await choosePay(page, VENDOR.arrival);
    const shown = await priceOnPage(page);
    expect(shown.total).toBe(sold.price);
    await expect(page.locator("#booking .about:visible").first()).toHaveText(about(sold.price));
    await expect(note).toHaveText([currency.note("CA$", day, source, "NT$")]);
    await expectSound(page, faults, "en-US");
    await place(page);

    // Charged is the lodging's price; the number is stored with its country, and found as the guest writes it at home.
    await expectCharged(page, request, { slug: SLUG, email: guest.email, shown: { ...shown, due: shown.total } });
    await expect(page.locator("main")).toContainText("+1 415 555 2671");
    await expect(page.locator("main")).toContainText(`${questions.arrival_time}16:00–17:00`);
    await expect(page.locator("main")).toContainText(`${questions.residence}Canada`);
    await expect(page.locator(".about")).toHaveCount(0);
    const [, order_doc] = /(HXA[^/?]+)/.exec(page.url())!;
    for (const typed of ["(415) 555-2671", "+14155552671"]) {
      const [order] = await orderByPhone(request, SLUG, order_doc!, typed);
      expect(order).toMatchObject({
        booker_phone: "+14155552671",
        residence_country: "CA",
        arrival_time: "16:00",
        final_amount: sold.price,
      });
    }
  });
}
