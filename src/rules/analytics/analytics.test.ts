import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  type AnalyticsEvent,
  type AnalyticsItem,
  createSender,
  googleEvent,
  metaEvent,
  REPEAT_MS,
} from "#rules/analytics/analytics.ts";

const family: AnalyticsItem = {
  room_class_id: 12,
  room_class_name: "海景家庭房",
  rate_plan_id: 34,
  rate_plan_code_name: "含早餐",
  price: 10_000,
  num: 2,
  nights: 3,
};
const villa: AnalyticsItem = { ...family, room_class_id: 13, room_class_name: "泳池別墅", price: 9_000, num: 1 };
const purchase: AnalyticsEvent = {
  name: "purchase",
  order_doc: "HXA261115ABCDEFGHJK",
  value: 28_500,
  coupon: ["SEA10", "MAY"],
  items: [family, villa, { ...family, rate_plan_id: 35, num: 1 }],
};
const added: AnalyticsEvent = { name: "add_to_cart", ...family };
const followed: AnalyticsEvent = {
  name: "website_booking_url",
  link_url: "https://inn.test/stay/booking?start=2026-12-01",
};

describe("in Google's words", () => {
  test("a room in the cart: room nights are counted, the value is what it costs", () => {
    expect(googleEvent(added, "TWD")).toEqual([
      "add_to_cart",
      {
        currency: "TWD",
        value: 20_000,
        items: [
          {
            item_id: "12",
            item_name: "海景家庭房",
            item_category: "含早餐",
            item_variant: "34",
            price: 3333.33,
            quantity: 6,
          },
        ],
      },
    ]);
  });

  test("an order by its number, in the lodging's currency", () => {
    const [name, params] = googleEvent(purchase, "JPY");
    expect(name).toBe("purchase");
    expect(params).toMatchObject({
      transaction_id: "HXA261115ABCDEFGHJK",
      currency: "JPY",
      value: 28_500,
      coupon: "SEA10,MAY",
      items: [{ item_id: "12", quantity: 6 }, { item_id: "13", quantity: 3, price: 3000 }, { item_variant: "35" }],
    });
    expect(googleEvent({ ...purchase, coupon: [] }, "TWD")[1]).not.toHaveProperty("coupon");
  });

  test("no more than 200 items", () => {
    const items = Array.from({ length: 250 }, (_, nth) => ({ ...villa, room_class_id: nth + 1 }));
    const [, params] = googleEvent({ ...purchase, items }, "TWD") as [string, { items: { item_id: string }[] }];
    expect(params.items).toHaveLength(200);
    expect(params.items.at(-1)?.item_id).toBe("200");
  });

  test("a way to book by where it leads", () => {
    expect(googleEvent(followed, "TWD")).toEqual(["website_booking_url", { link_url: followed.link_url }]);
  });
});

describe("in Meta's words", () => {
  test("a room in the cart", () => {
    expect(metaEvent(added, "TWD")).toEqual([
      "track",
      "AddToCart",
      {
        currency: "TWD",
        value: 20_000,
        content_type: "hotel",
        content_ids: ["12"],
        contents: [{ id: "12", quantity: 6 }],
      },
    ]);
  });

  test("an order: every room once among the ids, and a number by which it is not counted twice", () => {
    expect(metaEvent(purchase, "TWD")).toEqual([
      "track",
      "Purchase",
      {
        currency: "TWD",
        value: 28_500,
        content_type: "hotel",
        content_ids: ["12", "13"],
        contents: [
          { id: "12", quantity: 6 },
          { id: "13", quantity: 3 },
          { id: "12", quantity: 3 },
        ],
        num_items: 12,
      },
      { eventID: "HXA261115ABCDEFGHJK" },
    ]);
  });

  test("a way to book is an event of our own", () => {
    expect(metaEvent(followed, "TWD")).toEqual(["trackCustom", "WebsiteBookingUrl", { link_url: followed.link_url }]);
  });
});

describe("what is repeated", () => {
  function sender() {
    const sent: AnalyticsEvent[] = [];
    const clock = { now: 0 };
    return {
      sent,
      clock,
      send: createSender(
        () => clock.now,
        (event) => sent.push(event),
      ),
    };
  }

  test("the same within 100 ms is dropped, at 100 ms it is reported again", () => {
    const { sent, clock, send } = sender();
    for (const at of [0, 1, 99, 100, 199, 200]) {
      clock.now = at;
      send(added);
    }
    expect(sent).toHaveLength(3);
  });

  test("another name or another payload is another event", () => {
    const { sent, send } = sender();
    for (const event of [added, { ...added, num: 3 }, purchase, followed, added]) send(event);
    expect(sent).toHaveLength(4);
  });

  test("the same facts in another order are the same", () => {
    const { sent, send } = sender();
    send(added);
    send(Object.fromEntries(Object.entries(added).toReversed()) as typeof added);
    expect(sent).toHaveLength(1);
  });

  test("for any events at any times: reported if and only if the same was not reported in the 100 ms before", () => {
    const events = fc.constantFrom<AnalyticsEvent>(added, { ...added, num: 3 }, purchase, followed);
    const steps = fc.array(fc.tuple(events, fc.integer({ min: 0, max: 130 })), { maxLength: 40 });
    fc.assert(
      fc.property(steps, (steps) => {
        const reported: { event: AnalyticsEvent; at: number }[] = [];
        const clock = { now: 0 };
        const send = createSender(
          () => clock.now,
          (event) => reported.push({ event, at: clock.now }),
        );
        for (const [event, wait] of steps) {
          clock.now += wait;
          const isFresh = !reported.some((each) => each.event === event && clock.now - each.at < REPEAT_MS);
          const before = reported.length;
          send(event);
          expect(reported.length - before).toBe(isFresh ? 1 : 0);
        }
      }),
    );
  });
});
