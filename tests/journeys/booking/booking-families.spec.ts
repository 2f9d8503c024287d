/** A family in two rooms with a cot: ages are asked for, charged as lines of their own, and the price shown is charged. */
import { expect, test } from "@playwright/test";
import {
  addButton,
  addRoom,
  bookingUrl,
  choosePay,
  expectCharged,
  fillDetails,
  goOn,
  isPriced,
  NARROW,
  openCart,
  newGuest,
  openBooking,
  place,
  planRow,
  priceOnPage,
  VENDOR,
  WIDE,
  wordsIn,
} from "./booking-guest.ts";
import { findPlan, numberIn, payAtBank, readPage, stayAhead } from "./booking-server.ts";
import { sampled } from "#tests/journeys/variants.ts";
import { expectSound, watch } from "#tests/journeys/visit.ts";
import { CALENDAR_WORDS } from "#languages/languages.ts";

const WAYS = [
  { layout: "booking_200", lang: "en-US", size: NARROW, ahead: 61 },
  { layout: "booking_100", lang: "zh-TW", size: WIDE, ahead: 64 },
] as const;

for (const { layout, lang, size, ahead } of sampled(WAYS, (way) => way.layout === "booking_100")) {
  test(`${layout} ${lang} ${size.width}: two adults, children of 3 and 9, two rooms, a cot`, async ({
    page,
    request,
  }) => {
    const faults = watch(page);
    const stay = stayAhead(ahead);
    const guest = newGuest();
    const { families } = wordsIn(lang);
    const dialog = CALENDAR_WORDS[lang].guests;
    const sold = await findPlan(request, "moonclear", "TSUKIMI/BB", stay);
    await page.setViewportSize(size);
    await openBooking(page, { slug: "moonclear", layout, lang, stay, room: 2, adults: 2 });

    await page.locator('[data-open="guests"]').click();
    const sheet = page.locator("dialog.guests");
    await sheet.getByRole("button", { name: dialog.children.more }).click();
    await sheet.getByRole("button", { name: dialog.children.more }).click();
    // Without ages it goes nowhere, and says why.
    await sheet.getByRole("button", { name: dialog.done(4) }).click();
    await expect(sheet.getByText(families.needed)).toBeVisible();
    await expect(sheet.getByLabel(families.age_of(1))).toBeFocused();
    await sheet.getByLabel(families.age_of(1)).selectOption("3");
    await sheet.getByLabel(families.age_of(2)).selectOption("9");
    await sheet.getByLabel(families.cots).selectOption("1");
    await expectSound(page, faults, lang);
    await sheet.getByRole("button", { name: dialog.done(4) }).click();
    await expect.poll(() => new URL(page.url()).searchParams.get("ages")).toBe("3,9;");

    // One of them has a bed of the room; the other gets a futon of her own for 800 a night.
    await addRoom(page, sold);
    await expect(planRow(page, sold).locator(".count output")).toHaveText("2");
    await expect(planRow(page, sold).locator(".rate-guests")).toContainText("1,600");
    await expectSound(page, faults, lang);
    await goOn(page);
    await isPriced(page);
    await fillDetails(page, guest);
    await choosePay(page, VENDOR.card);
    const shown = await priceOnPage(page);
    expect(shown.total).toBe(2 * sold.price + 1600);
    await place(page);
    const charged = await payAtBank(page);
    expect(charged).toBe(shown.total);
    await expectCharged(page, request, { slug: "moonclear", email: guest.email, shown, charged });
    expect(faults).toEqual([]);
  });
}

for (const { layout, lang, size, ahead } of WAYS) {
  test(`${layout} ${size.width}: a link without the child's age asks for it before any price, then says one total`, async ({
    page,
    request,
  }) => {
    const faults = watch(page);
    const stay = stayAhead(ahead + 8);
    const { families } = wordsIn(lang);
    const sold = await findPlan(request, "moonclear", "TSUKIMI/RO", stay);
    await page.setViewportSize(size);
    await openBooking(page, { slug: "moonclear", layout, lang, stay, adults: 2, children: 1 });
    const form = page.locator(".ages-first");
    const age = form.getByLabel(families.age_of(1));
    await expect(age).toBeFocused();
    await expect(page.locator("#booking, main").first()).not.toContainText("NT$");
    await expect(page.locator("[data-add], [data-continue]")).toHaveCount(0);
    await form.getByRole("button", { name: families.show_prices }).click();
    await expect(form.getByText(families.needed)).toBeVisible();
    await expectSound(page, faults, lang);
    await age.selectOption("9");
    await form.getByRole("button", { name: families.show_prices }).click();

    // A futon for the child, and no meals: the plan has none.
    const row = planRow(page, sold);
    // The total contains it, and says so: "+1,600" below a total would be added to it once more.
    await expect(row.locator(".rate-guests li")).toContainText(families.within("NT$1,600"));
    await expect(row.locator(".rate-guests")).not.toContainText(/dinner|breakfast|晚餐|早餐/);
    await expect(row.locator(".rate-price strong")).toContainText((sold.price + 1600).toLocaleString("en-US"));
    if (size === NARROW) {
      // What the price is made of stays with it: the button comes after.
      const bottom = await row.locator(".rate-nights summary").evaluate((line) => line.getBoundingClientRect().bottom);
      const top = await addButton(page, sold).evaluate((button) => button.getBoundingClientRect().top);
      expect(top).toBeGreaterThanOrEqual(bottom);
    }
    await addRoom(page, sold);
    await expectSound(page, faults, lang);
    await goOn(page);
    await isPriced(page);
    await expect.poll(() => new URL(page.url()).searchParams.get("ages")).toBe("9");
    expect(faults).toEqual([]);
  });

  test(`${layout} ${size.width}: a third room for two adults is asked about, and never stands empty`, async ({
    page,
    request,
  }) => {
    const faults = watch(page);
    const stay = stayAhead(ahead + 11);
    const { families } = wordsIn(lang);
    const sold = await findPlan(request, "moonclear", "TSUKIMI/RO", stay);
    await page.setViewportSize(size);
    const { room_class_id, rate_plan_id } = sold;
    const cart = `${room_class_id}.${rate_plan_id}.3`;
    await openBooking(page, { slug: "moonclear", layout, lang, stay, adults: 2, room: 2, cart, step: "details" });
    // Nobody gets to the details with an empty room.
    expect(new URL(page.url()).searchParams.get("step") ?? "rooms").not.toBe("pay");
    await expect(page.locator("#details")).toBeHidden();
    const few = page.locator(".too-few").filter({ hasText: families.adults_few(3, 2) });
    await expect(few.locator("visible=true").first()).toBeVisible();
    await expectSound(page, faults, lang);
    await openCart(page);
    await expect(page.getByText(families.rooms_differ(2, 3)).locator("visible=true").first()).toBeVisible();
    await few
      .getByRole("link", { name: families.adults_to(3) })
      .locator("visible=true")
      .first()
      .click();
    await expect(page.locator(".too-few")).toHaveCount(0);
    const rooms = page.locator(".line-guests li");
    await expect(rooms.first()).toBeAttached();
    for (const said of await rooms.allTextContents()) expect(said).toMatch(/1/);
    expect(faults).toEqual([]);
  });
}

test("without a script the ages are fields of the form, and its address has them", async ({ request }) => {
  const stay = stayAhead(67);
  const html = await readPage(request, bookingUrl({ slug: "moonclear", layout: "booking_100", stay, children: 1 }));
  expect(html).toContain(wordsIn().families.ask);
  // In the form that asks for it, and in the search.
  expect(html.match(/<select[^>]*name="age"/g)).toHaveLength(2);
  expect(html).not.toContain("data-plan=");
  const said = await readPage(
    request,
    bookingUrl({ slug: "moonclear", layout: "booking_100", stay, children: 1, age: "7", cots: "0" }),
  );
  expect(said).not.toContain(wordsIn().families.ask);
  expect(numberIn(/rate-guests.*?<\/div>/s.exec(said)?.[0].replace(/<[^>]+>|6–11/g, " ") ?? "")).toBeGreaterThan(0);
});
