/** What the booking page says of a search that finds nothing, of dates that can't be, and of extras: true, and with a way on. */
import { expect, type Page, test } from "@playwright/test";
import { PRICED_DAYS } from "#rules/rates/rate-rules.ts";
import { STAY_LIMITS } from "#rules/booking/stay.ts";
import { LANGUAGES, type Language } from "#rules/text/language.ts";
import { addDays } from "#rules/time/day.ts";
import {
  addRoom,
  bookingUrl,
  cartLines,
  goOn,
  isPriced,
  type Layout,
  LAYOUTS,
  NARROW,
  openBooking,
  planRow,
  priceOnPage,
  WIDE,
  wordsIn,
} from "./booking-guest.ts";
import { bookElsewhere, dayAhead, findPlan, readPage, stayAhead } from "./booking-server.ts";
import { expectSound, soundAtAllWidths, watch } from "#tests/journeys/visit.ts";
import { testLonger, testVariant } from "#tests/journeys/variants.ts";

/** Prices of the demo go as far ahead. */
const LAST_NIGHT = PRICED_DAYS - 1;

const dayIn = (lang: Language, day: string, options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat(lang, { timeZone: "UTC", ...options }).format(Date.parse(day));
const short = (lang: Language, day: string) => dayIn(lang, day, { month: "short", day: "numeric", weekday: "short" });
const long = (lang: Language, day: string) => dayIn(lang, day, { month: "long", day: "numeric", year: "numeric" });

const nothing = (page: Page) => page.locator(".nothing");
const why = (page: Page) => nothing(page).locator("> p").first();
const suggestions = (page: Page) => page.locator(".suggestions a");
const SIZES = { booking_100: NARROW, booking_200: WIDE };

for (const lang of LANGUAGES) {
  test(`${lang}: dates and guests that can't be are replaced, and the page says by what`, async ({ request }) => {
    const words = wordsIn(lang);
    const said = words.stay_changed;
    const start = dayAhead(40);
    const shown = (nights: number, from = start) => [short(lang, from), short(lang, addDays(from, nights))] as const;
    const open = (query: Record<string, string>, layout: Layout = LAYOUTS[0]) => {
      const url = bookingUrl({ slug: "tidesong", layout, lang, stay: { start, end: addDays(start, 2) }, ...query });
      const address = new URL(url);
      for (const [name, value] of Object.entries(query)) address.searchParams.set(name, value);
      return readPage(request, address.href);
    };
    const today = dayAhead(0);
    const [long31, reversed] = [{ end: addDays(start, 31) }, { end: addDays(start, -3) }];
    expect(await open(long31)).toContain(said.too_long(30, ...shown(30)));
    expect(await open(reversed, LAYOUTS[1])).toContain(said.reversed(...shown(1)));
    expect(await open({ start: dayAhead(-9), end: dayAhead(-7) })).toContain(said.past(...shown(1, today)));
    expect(await open({ start: "soon", end: "later" }, LAYOUTS[1])).toContain(said.unreadable(...shown(1, today)));
    const most = STAY_LIMITS;
    const guests = await open({ adults: "99" });
    expect(guests).toContain(said.guests(words.guests_line(1, 2, 0), most.room, most.adults, most.children));
    expect(guests).not.toContain(said.past(...shown(2)));
    expect(await open({})).not.toContain("stay-changed");
  });
}

for (const layout of LAYOUTS) {
  const words = wordsIn();
  const open = (page: Page, slug: string, more: Record<string, unknown>, stay = stayAhead(210)) =>
    openBooking(page, { slug, layout, stay, ...more });

  testLonger(
    `${layout}: a group that is too large, dates not on sale yet, and how to go on from either`,
    async ({ page }) => {
      const faults = watch(page);
      await page.setViewportSize(SIZES[layout]);
      await open(page, "moonclear", { adults: 40 });
      await expect(nothing(page)).toHaveAttribute("data-reason", "ANOTHER_MIX");
      await expectSound(page, faults, "en-US");
      // All rooms and every bed that can be added are needed, and one kind of them is never sold without breakfast.
      await expect(suggestions(page).first()).toContainText(words.plan.meals.breakfast);
      await suggestions(page).first().click();
      await expect(nothing(page)).toHaveCount(0);
      await expect(page.locator(".too-few")).toHaveCount(0);
      await goOn(page);
      await expect(page.locator("#booker_email")).toBeVisible();

      // The same rooms at several rates are told apart, and one kind of room may be enough.
      await open(page, "moonclear", { adults: 12 });
      await expect(why(page)).toHaveText(words.no_fit.another_mix(1, 12, 0));
      const mixes = await suggestions(page).locator("span").allInnerTexts();
      expect(new Set(mixes).size).toBe(mixes.length);

      // Only the whole house holds five, but two of its rooms cost less.
      await open(page, "swallowtail", { adults: 5 });
      await expect(page.locator("[data-mixes] .suggestions a").first()).toContainText(/^1 × .+ \+ 1 × /);
      await expect(page.locator(".room-best")).toHaveCount(0);
      await expectSound(page, faults, "en-US");
      await suggestions(page).first().click();
      await expect(page.locator("[data-mixes]")).toHaveCount(0);
      await expect(page.locator(".too-few")).toHaveCount(0);

      await open(page, "swallowtail", { adults: 13 });
      // Without scrolling, on a phone too.
      await expect(nothing(page).locator("h2")).toBeInViewport();
      await expect(nothing(page)).toHaveAttribute("data-reason", "TOO_MANY_GUESTS");
      await expect(why(page)).toHaveText(
        words.capacity.too_many(words.capacity.party(13, 0), words.capacity.of(12, 0)),
      );
      await expect(suggestions(page)).toHaveCount(0);
      await expect(nothing(page).locator("a[href^=tel]")).toBeVisible();
      await expectSound(page, faults, "en-US");
      await nothing(page).getByText(words.no_fit.rooms_for(12)).click();
      await expect(nothing(page)).toHaveCount(0);
      await open(page, "swallowtail", { adults: 30, room: 3 });
      await expect(why(page)).toHaveText(
        words.capacity.too_many(words.capacity.party(30, 0), words.capacity.of(12, 0)),
      );

      await open(page, "tidesong", {}, stayAhead(700));
      await expect(nothing(page)).toHaveAttribute("data-reason", "NOT_ON_SALE_YET");
      await expect(why(page)).toHaveText(words.no_fit.not_on_sale(long("en-US", dayAhead(LAST_NIGHT))));
      await expect(nothing(page)).not.toContainText(/sold out/i);
      await expect(page.locator(".sold-out")).not.toContainText(/sold out/i);
      await soundAtAllWidths(page);
      await page.setViewportSize(SIZES[layout]);
      // So far ahead the year belongs to a date.
      await expect(suggestions(page).first()).toContainText(dayAhead(LAST_NIGHT + 1).slice(0, 4));
      await suggestions(page).first().click();
      await expect(page).toHaveURL((url) => url.searchParams.get("end") === dayAhead(LAST_NIGHT + 1));
      await expect(nothing(page)).toHaveCount(0);
      await expect(page.locator("[data-add]").first()).toBeVisible();
      expect(faults).toEqual([]);
    },
  );

  testVariant(layout === "booking_100")(
    `${layout}: a bed for everyone, no accessible room unasked, the best match only where sizes differ`,
    async ({ page, request }) => {
      const stay = stayAhead(214);
      const reef = await findPlan(request, "tidesong", "REEF/BB", stay);
      await open(page, "tidesong", { adults: 9 }, stay);
      await expect(nothing(page)).toHaveAttribute("data-reason", "ANOTHER_MIX");
      await expect(suggestions(page).first()).toBeVisible();
      await expect(page.locator(".suggestions")).not.toContainText(["Accessible"]);
      await open(page, "tidesong", { adults: 9, only: "accessible_room" }, stay);
      await expect(suggestions(page).first()).toContainText("Accessible");

      const best = page.locator(".room-best");
      for (const [adults, label] of [
        [1, null],
        [2, null],
        [4, "Ocean Family Room"],
      ] as const) {
        await open(page, "tidesong", { adults }, stay);
        await expect(page.locator("[data-add]").first()).toBeVisible();
        if (label === null) await expect(best).toHaveCount(0);
        else await expect(page.locator(".room", { has: best })).toContainText(label);
      }

      await addRoom(page, reef);
      await expect(page.locator(".too-few:visible").first()).toContainText(
        words.capacity.too_few(words.capacity.party(4, 0), words.capacity.of(2, 0)),
      );
      await goOn(page);
      await expect(page.locator(".alert p")).toHaveText(
        words.capacity.too_few_stop(words.capacity.party(4, 0), words.capacity.of(2, 0)),
      );
      await expect(page.locator("#booker_email")).toHaveCount(0);
      await planRow(page, reef).locator(".count button").last().click();
      await goOn(page);
      await expect(page.locator("#booker_email")).toBeVisible();
      // The form is there before its price.
      await expect(page.locator("[data-amount]").first()).toBeAttached();
      expect((await priceOnPage(page)).total).toBe(2 * reef.price);
      // An address that goes on with too few beds stays at the rooms.
      const cart = `${reef.room_class_id}.${reef.rate_plan_id}.1`;
      await open(page, "tidesong", { adults: 4, cart, step: "details" }, stay);
      await expect(page.locator("#booker_email")).toHaveCount(0);
      await expect(cartLines(page).first()).toBeAttached();
    },
  );

  testVariant(layout === "booking_200")(
    `${layout}: extras on days that make sense, and no more than there are`,
    async ({ page, request }) => {
      const stay = stayAhead(222 + LAYOUTS.indexOf(layout) * 4);
      const lawn = await findPlan(request, "thousandlamps", "LAWN/PITCH", stay);
      await bookElsewhere(lawn, stay, 1, {
        room_attachment_detail: [{ item_number: "GEAR-2", quantity: 6, date: stay.start }],
      });
      const cart = `${lawn.room_class_id}.${lawn.rate_plan_id}.1`;
      // A breakfast for the day of arrival moves to the first morning.
      await open(page, "thousandlamps", { cart, step: "details", extra: `${stay.start}.1.BREAKFAST-BOX` }, stay);
      const morning = addDays(stay.start, 1);
      const card = (name: string) => page.locator(".extra", { hasText: name });
      const days = (name: string) => card(name).locator(".extra-date").allInnerTexts();
      const named = (part: "morning" | "night", day: string) => words.extra_day[part](short("en-US", day));
      await expect(card("Breakfast box").locator(".extra-chosen")).toContainText(named("morning", morning));
      expect(await days("Breakfast box")).toEqual([named("morning", morning), named("morning", stay.end)]);
      expect(await days("Campfire wood")).toEqual([named("night", stay.start), named("night", morning)]);
      // By the night: chosen once for all nights, of which the scarcest counts.
      await card("Camping gear").getByRole("button").click();
      const gear = card("Camping gear").locator(".extra-chosen");
      await expect(gear).toContainText(words.extras.all_nights(2));
      await expect(gear).toContainText(words.extra_left(2));
      await gear.getByRole("button").last().click();
      await expect(gear.getByRole("textbox")).toHaveValue("2");
      await expect(gear.getByRole("button").last()).toHaveAttribute("aria-disabled", "true");
      // 4,950 boxes are refused at their place, and the number before stays.
      const boxes = card("Breakfast box").locator(".extra-chosen");
      await boxes.getByRole("textbox").fill("4950");
      await boxes.getByRole("textbox").press("Enter");
      await expect(boxes.getByRole("alert")).toHaveText(words.extras.fault.too_many(20));
      await expect(boxes.getByRole("textbox")).toHaveValue("1");
      await isPriced(page);
      expect((await priceOnPage(page)).total).toBe(lawn.price + 180 + 2 * 2 * 900);
      await expectSound(page, [], "en-US");
    },
  );
}

test("the steps of the one-page booking keep their numbers, whatever the chosen rate sells with it", async ({
  request,
}) => {
  const stay = stayAhead(214);
  const { room_class_id, rate_plan_id } = await findPlan(request, "thousandlamps", "LAWN/PITCH", stay);
  const cart = `${room_class_id}.${rate_plan_id}.1`;
  for (const more of [{}, { cart }, { cart, step: "details" }, { cart, step: "pay" }]) {
    const url = bookingUrl({ slug: "thousandlamps", layout: "booking_200", lang: "en-US", stay, ...more });
    const numbers = [...(await readPage(request, url)).matchAll(/class="sheet-step-number"[^>]*>(\d)</g)];
    expect(numbers.map(([, number]) => number)).toEqual(["1", "2", "3"]);
  }
});
