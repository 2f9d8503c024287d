/** Every engine's own parameter names, spelled exactly (integrations/booking-engines.md). Only listed hosts are rewritten. */
import { expect, test } from "vitest";
import { engineLink } from "#rules/booking/booking-engines.ts";
import type { BookingOption } from "#rules/booking/stay.ts";

const STAY: BookingOption = { start: "2026-03-05", end: "2026-03-08", room: 2, adults: 3, children: 1 };

const linkOf = (official: string, stay = STAY, currency = "TWD") =>
  new URL(engineLink(new URL(official), stay, currency));

/** Path kept, identifying names kept, everything else dropped: the whole query is compared, so nothing extra can hide. */
test.each<[engine: string, official: string, page: string, query: Record<string, string>]>([
  [
    "OwlTing",
    "https://booking.owlting.com/pine?lang=en_US&start=2020-01-01&utm_source=x#top",
    "https://booking.owlting.com/pine",
    { lang: "zh_TW", start: "2026-03-05", end: "2026-03-08", adult: "3", child: "1", infant: "0" },
  ],
  [
    "SiteMinder",
    "https://direct-book.com/properties/pine?locale=ja&currency=JPY&utm_source=x&checkInDate=2020-01-01",
    "https://direct-book.com/properties/pine",
    {
      locale: "ja",
      currency: "JPY",
      checkInDate: "2026-03-05",
      checkOutDate: "2026-03-08",
      "items[0][adults]": "3",
      "items[0][children]": "1",
      "items[0][infants]": "0",
      "items[0][rooms]": "2",
      trackPage: "yes",
    },
  ],
  [
    "SiteMinder under its other name",
    "https://book-directonline.com/properties/pine",
    "https://book-directonline.com/properties/pine",
    {
      checkInDate: "2026-03-05",
      checkOutDate: "2026-03-08",
      "items[0][adults]": "3",
      "items[0][children]": "1",
      "items[0][infants]": "0",
      "items[0][rooms]": "2",
      trackPage: "yes",
    },
  ],
  [
    "SynXis",
    "https://be.synxis.com/?hotel=123&chain=456&adult=9&src=x",
    "https://be.synxis.com/",
    {
      hotel: "123",
      chain: "456",
      level: "hotel",
      locale: "zh-TW",
      currency: "TWD",
      arrive: "2026-03-05",
      depart: "2026-03-08",
      adult: "3",
      child: "1",
      rooms: "2",
    },
  ],
  ...["reservations", "bookings"].map((host): [string, string, string, Record<string, string>] => [
    `iHotelier at ${host}`,
    `https://${host}.travelclick.com/98765?languageid=12&themeid=3&roomtypeid=4&gclid=x`,
    `https://${host}.travelclick.com/98765`,
    {
      languageid: "12",
      themeid: "3",
      roomtypeid: "4",
      datein: "03/05/2026",
      dateout: "03/08/2026",
      adults: "3",
      children: "1",
      rooms: "2",
    },
  ]),
  [
    "D-EDGE",
    "https://www.secure-hotel-booking.com/d-edge/Pine/AB12/en-US/RoomSelection?language=en&guestCountSelector=1&promoCode=P&x=1",
    "https://www.secure-hotel-booking.com/d-edge/Pine/AB12/en-US/RoomSelection",
    {
      language: "en",
      guestCountSelector: "1",
      promoCode: "P",
      arrivalDate: "2026-03-05",
      departureDate: "2026-03-08",
      selectedAdultCount: "3",
      selectedChildCount: "1",
      selectedInfantCount: "0",
    },
  ],
  ...["app", "api"].map((host): [string, string, string, Record<string, string>] => [
    `Mews at ${host}`,
    `https://${host}.mews.com/distributor/0a1b?mewsRoom=r1&mewsVoucherCode=v1&mewsStart=2020-01-01&x=1`,
    `https://${host}.mews.com/distributor/0a1b`,
    {
      mewsRoom: "r1",
      mewsVoucherCode: "v1",
      mewsStart: "2026-03-05",
      mewsEnd: "2026-03-08",
      mewsAdultCount: "3",
      mewsChildCount: "1",
    },
  ]),
  [
    "Booking.com",
    "https://www.booking.com/hotel/tw/pine.html?aid=1&selected_currency=TWD&checkin=2020-01-01",
    "https://www.booking.com/hotel/tw/pine.html",
    {
      selected_currency: "TWD",
      checkin: "2026-03-05",
      checkout: "2026-03-08",
      group_adults: "3",
      group_children: "1",
      no_rooms: "2",
    },
  ],
  [
    "Agoda",
    "https://www.agoda.com/zh-tw/pine/hotel/tainan-tw.html?cid=1&los=9",
    "https://www.agoda.com/zh-tw/pine/hotel/tainan-tw.html",
    { checkin: "2026-03-05", checkout: "2026-03-08", los: "3", adults: "3", children: "1", rooms: "2" },
  ],
  [
    "Taiwan Travel Map",
    "https://booking.taiwantravelmap.com/user/searchbooking.aspx?m=77&lg=en&x=1",
    "https://booking.taiwantravelmap.com/user/searchbooking.aspx",
    { m: "77", lg: "en", unit: "room", checkin: "2026-03-05", checkout: "2026-03-08", people: "4", count: "2" },
  ],
  [
    "tripla",
    "https://bw.tripla.ai/booking/result?code=abc&order=price&x=1",
    "https://bw.tripla.ai/booking/result",
    {
      code: "abc",
      order: "price",
      type: "room",
      is_day_use: "false",
      checkin: "2026/03/05",
      checkout: "2026/03/08",
      rooms: '[{"adults":2,"children":1},{"adults":1}]',
    },
  ],
  [
    "489ban",
    "https://reserve.489ban.net/client/pine/0/plan/search?date=2020/01/01&x=1",
    "https://reserve.489ban.net/client/pine/0/plan/search",
    { date: "2026/03/05", roomCount: "2" },
  ],
  [
    "WINGS",
    "https://be4.wingsbooking.com/PINE/roomSelect?x=1",
    "https://be4.wingsbooking.com/PINE/roomSelect",
    {
      channel_code: "WINGS_B2C",
      check_in: "2026-03-05",
      check_out: "2026-03-08",
      adult: "3",
      children: "1",
      rooms: "2",
    },
  ],
])("%s gets its own names", (_engine, official, page, query) => {
  const link = linkOf(official);
  expect(link.origin + link.pathname).toBe(page);
  expect(Object.fromEntries(link.searchParams)).toEqual(query);
  expect([...link.searchParams]).toHaveLength(Object.keys(query).length);
  expect(link.hash).toBe("");
});

test("Cloudbeds reads its values from the fragment, not the query", () => {
  expect(linkOf("https://hotels.cloudbeds.com/zh-tw/reservation/aB3?checkin=2020-01-01#checkin=2020-01-01").href).toBe(
    "https://hotels.cloudbeds.com/zh-tw/reservation/aB3#checkin=2026-03-05&checkout=2026-03-08&adults=3&kids=1",
  );
});

test("SynXis gets the lodging's currency", () => {
  expect(linkOf("https://be.synxis.com/?hotel=1", STAY, "JPY").searchParams.get("currency")).toBe("JPY");
});

test("tripla's plain room is as its own links write it", () => {
  const couple = { ...STAY, room: 1, adults: 2, children: 0 };
  expect(linkOf("https://bw.tripla.ai/booking/result?code=a", couple).searchParams.get("rooms")).toBe('[{"adults":2}]');
});

test.each([
  ["ezhotel", "https://pine.ezhotel.com.tw/1?lang=tw"],
  ["Traiwan", "https://site.traiwan.com/pine/booking.html?x=1#rooms"],
  ["Direct In", "https://d-reserve.jp/GSEA001F01300/GSEA001A01?hotelCode=1"],
  ["MaStrip", "https://www.mastripms.com/pine.example/view"],
  ["a lodging's own page", "https://pine.example/book?start=soon&lang=fr#form"],
])("%s gets the address unchanged", (_engine, official) => {
  expect(engineLink(new URL(official), STAY, "TWD")).toBe(official);
});

test.each([
  "https://booking.owlting.com.evil.example/pine",
  "https://evil.example/booking.owlting.com",
  "https://evilbooking.owlting.com/pine",
  "https://evil.example/?u=https://booking.owlting.com/pine",
  "https://owlting.com/pine",
  "https://notbooking.com/hotel/tw/pine.html",
  "https://booking.com.evil.example/hotel/tw/pine.html",
  "https://hotelsXcloudbeds.com/zh-tw/reservation/aB3",
  "https://xdirect-book.com/properties/pine",
])("%s only looks like an engine and is left alone", (official) => {
  expect(engineLink(new URL(official), STAY, "TWD")).toBe(new URL(official).href);
});
