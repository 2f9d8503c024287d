/** What machines read of a lodging and its rooms is as true as what guests read. */
import { expect, test } from "vitest";
import type { RoomClass } from "#contract/rooms.ts";
import { lodgingData, roomPageData } from "#web/seo/structured-data.ts";
import type { Site } from "#web/site.ts";

const room = {
  room_class_id: 3,
  room_class_name: "Twin",
  show_price: 7200,
  from_price: { price: 7800, nights: 1, contain_meals: [], promo_type: "none" },
  photos: [],
  people: 2,
  children: 1,
  description: { square_meters: 24, bed: [] },
  facilities_for_search: [],
  introduction: "",
} as unknown as RoomClass;

const site = (hotel: object = {}, more: object = {}) =>
  ({
    hotel: {
      kind: 1,
      hotel_name: "Moonclear",
      currency: "TWD",
      timezone: "Asia/Taipei",
      booking_close: false,
      options: {},
      support_lang: ["zh-TW"],
      info: {
        address: "宜蘭縣礁溪鄉五峰路 91 巷 11 號",
        banner_images: [],
        support_facilities: "[]",
        coordinates: null,
        google_store_name: "",
      },
      ...hotel,
    },
    origin: "https://moonclear.test",
    product: "stay",
    lang: "zh-TW",
    today: "2026-12-01",
    isSelling: true,
    isBookingShut: false,
    price: String,
    bookHref: () => "https://moonclear.test/stay/booking",
    ...more,
  }) as unknown as Site;

type Data = { offers?: unknown; address: object; potentialAction?: object };

test("a price says for how long of a stay it is and until when it holds", () => {
  const { offers } = roomPageData(site(), room) as Data;
  expect(offers).toEqual({
    "@type": "Offer",
    priceSpecification: {
      "@type": "UnitPriceSpecification",
      price: 7800,
      priceCurrency: "TWD",
      unitCode: "DAY",
      validFrom: "2026-12-01",
      validThrough: "2026-12-30",
      valueAddedTaxIncluded: true,
    },
    priceValidUntil: "2026-12-30",
    availability: "https://schema.org/InStock",
    businessFunction: "http://purl.org/goodrelations/v1#LeaseOut",
    url: "https://moonclear.test/stay/rooms/3",
  });
});

test("of longer stays alone it says how long; without a free night there is no offer", () => {
  const only = (from: object | null) => roomPageData(site(), { ...room, from_price: from } as RoomClass) as Data;
  expect(only({ ...room.from_price, nights: 7 }).offers).toMatchObject({
    priceSpecification: { price: 7800 },
    eligibleDuration: { "@type": "QuantitativeValue", minValue: 7, unitCode: "DAY" },
  });
  expect(only(null)).not.toHaveProperty("offers");
});

test.each([
  ["preparing", site({}, { isSelling: false })],
  ["closed", site({ booking_close: true }, { isBookingShut: true })],
  ["closed, with a booking address elsewhere", site({ booking_close: true })],
])("a lodging that is %s offers nothing", (_, closed) => {
  for (const data of [roomPageData(closed, room), lodgingData(closed, [room])]) {
    expect(JSON.stringify(data)).not.toMatch(/InStock|"offers"/);
  }
});

test("only what can be followed is an action: the place where rooms are booked", () => {
  expect((lodgingData(site(), [room]) as Data).potentialAction).toMatchObject({ "@type": "ReserveAction" });
  for (const shut of [site({}, { isSelling: false }), site({ booking_close: true }, { isBookingShut: true })])
    expect(lodgingData(shut, [room])).not.toHaveProperty("potentialAction");
});

test("the address is in parts where they are certain, and its country is never guessed", () => {
  const address = (hotel: object) => (lodgingData(site(hotel), []) as Data).address;
  expect(address({})).toEqual({
    "@type": "PostalAddress",
    streetAddress: "五峰路 91 巷 11 號",
    addressLocality: "礁溪鄉",
    addressRegion: "宜蘭縣",
    addressCountry: "TW",
  });
  const abroad = { timezone: "Asia/Tokyo", info: { ...site().hotel.info, address: "東京都台東区浅草1-1" } };
  expect(address(abroad)).toEqual({ "@type": "PostalAddress", streetAddress: "東京都台東区浅草1-1" });
  expect(address({ ...abroad, options: { country: "JP" } })).toMatchObject({ addressCountry: "JP" });
});
