/** From the search to the receipt, in both layouts: the price on the page is what is charged. */
import { expect, test } from "@playwright/test";
import {
  addOneRoom,
  addRoom,
  applyCode,
  billOnPage,
  choosePay,
  expectCharged,
  fillDetails,
  goOn,
  isPriced,
  NARROW,
  newGuest,
  openBooking,
  place,
  priceOnPage,
  VENDOR,
  WIDE,
} from "./booking-guest.ts";
import { findPlan, payAtBank, stayAhead } from "./booking-server.ts";
import { sampled } from "#tests/journeys/variants.ts";
import { expectSound, watch } from "#tests/journeys/visit.ts";

/** Tidesong's own layout is shown as guests see it: with the cookie question at the bottom of the screen. */
const OWN = "booking_100";

const WAYS = [
  { layout: "booking_100", lang: "zh-TW", size: NARROW },
  { layout: "booking_100", lang: "en-US", size: WIDE },
  { layout: "booking_100", lang: "ja-JP", size: NARROW },
  { layout: "booking_200", lang: "zh-TW", size: WIDE },
  { layout: "booking_200", lang: "en-US", size: NARROW },
  { layout: "booking_200", lang: "ja-JP", size: WIDE },
] as const;

for (const { layout, lang, size } of sampled(WAYS, (way) => way.layout === "booking_200" && way.lang === "ja-JP")) {
  test(`${layout} ${lang} ${size.width}: two rooms, breakfast, a code, a deposit by card`, async ({
    page,
    request,
  }) => {
    const faults = watch(page);
    const stay = stayAhead(40);
    const guest = newGuest();
    const reef = await findPlan(request, "tidesong", "REEF/BB", stay);
    const ocean = await findPlan(request, "tidesong", "OCEAN/BB", stay);
    await page.setViewportSize(size);
    await openBooking(page, {
      slug: "tidesong",
      layout: layout === OWN ? null : layout,
      lang,
      stay,
      room: 2,
      adults: 4,
    });
    await addOneRoom(page, reef);
    await addRoom(page, ocean);
    await goOn(page);
    await isPriced(page);
    expect((await priceOnPage(page)).total).toBe(reef.price + ocean.price);
    await applyCode(page, "tide10");
    await isPriced(page);
    await fillDetails(page, guest);
    await choosePay(page, VENDOR.card, "part");
    const shown = await priceOnPage(page);
    const off = Math.round((reef.price + ocean.price) / 10);
    expect(Math.abs(shown.total - (reef.price + ocean.price - off))).toBeLessThanOrEqual(1);
    expect(shown.due).toBe(Math.ceil(shown.total * 0.3));
    const bill = await billOnPage(page);
    // Two rooms, the code, the total.
    expect(bill).toHaveLength(4);
    await expectSound(page, faults, lang);
    await place(page);
    const charged = await payAtBank(page);
    await expectCharged(page, request, { slug: "tidesong", email: guest.email, shown, charged, bill });
    await expectSound(page, faults, lang);
    expect(page.url()).toContain(lang === "zh-TW" ? "/stay/redirect" : `/stay/${lang}/redirect`);
  });
}
