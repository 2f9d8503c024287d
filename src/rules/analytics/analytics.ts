/** What is reported to Google Analytics and Meta, in their formats, and never twice in a moment. */

/** Rooms of one kind at one plan. `price` is one room's for the whole stay. */
export type AnalyticsItem = {
  room_class_id: number;
  room_class_name: string;
  rate_plan_id: number;
  rate_plan_code_name: string;
  price: number;
  num: number;
  nights: number;
};

export type Purchase = {
  name: "purchase";
  order_doc: string;
  value: number;
  /** Codes. */
  coupon: readonly string[];
  items: readonly AnalyticsItem[];
};

export type AnalyticsEvent =
  | ({ name: "add_to_cart" } & AnalyticsItem)
  | Purchase
  /** A guest goes on to book; `link_url` is where, here or at another engine. */
  | { name: "website_booking_url"; link_url: string };

/** As `roundOnWire` of the money rules. The script of analytics is one file: sharing the function would make it two. */
const round = (amount: number): number => Math.round(amount * 100) / 100;

/** Google takes no more of one event. */
const MOST_ITEMS = 200;

/** A room night is what is counted. */
const quantityOf = ({ num, nights }: AnalyticsItem): number => num * nights;

function googleItem(item: AnalyticsItem) {
  return {
    item_id: String(item.room_class_id),
    item_name: item.room_class_name,
    item_category: item.rate_plan_code_name,
    item_variant: String(item.rate_plan_id),
    price: round(item.price / item.nights),
    quantity: quantityOf(item),
  };
}

/** The arguments of `gtag("event", …)`. */
export function googleEvent(event: AnalyticsEvent, currency: string): [name: string, params: object] {
  switch (event.name) {
    case "add_to_cart":
      return [event.name, { currency, value: round(event.price * event.num), items: [googleItem(event)] }];
    case "purchase": {
      const { order_doc, value, coupon, items } = event;
      const codes = coupon.length > 0 ? { coupon: coupon.join(",") } : {};
      const googleItems = items.slice(0, MOST_ITEMS).map(googleItem);
      return [event.name, { transaction_id: order_doc, currency, value, ...codes, items: googleItems }];
    }
    case "website_booking_url":
      return [event.name, { link_url: event.link_url }];
  }
}

function metaContents(items: readonly AnalyticsItem[]) {
  const ids = items.map(({ room_class_id }) => String(room_class_id));
  return {
    content_type: "hotel",
    content_ids: [...new Set(ids)],
    contents: items.map((item, nth) => ({ id: ids[nth], quantity: quantityOf(item) })),
  };
}

type MetaCall = [method: "track" | "trackCustom", name: string, params: object, options?: { eventID: string }];

/** The arguments of `fbq(…)`. Meta does not count an eventID a second time. */
export function metaEvent(event: AnalyticsEvent, currency: string): MetaCall {
  switch (event.name) {
    case "add_to_cart":
      return ["track", "AddToCart", { currency, value: round(event.price * event.num), ...metaContents([event]) }];
    case "purchase": {
      const { order_doc, value, items } = event;
      const num_items = items.reduce((sum, item) => sum + quantityOf(item), 0);
      return ["track", "Purchase", { currency, value, ...metaContents(items), num_items }, { eventID: order_doc }];
    }
    case "website_booking_url":
      return ["trackCustom", "WebsiteBookingUrl", { link_url: event.link_url }];
  }
}

export const REPEAT_MS = 100;

/** Passes an event on, unless the very same one was passed on less than 100 ms ago. `now` counts milliseconds. */
export function createSender(
  now: () => number,
  send: (event: AnalyticsEvent) => void,
): (event: AnalyticsEvent) => void {
  const sent = new Map<string, number>();
  return (event) => {
    const at = now();
    for (const [known, when] of sent) if (at - when >= REPEAT_MS) sent.delete(known);
    const what = JSON.stringify(event, inOrder);
    if (sent.has(what)) return;
    sent.set(what, at);
    send(event);
  };
}

/** The same facts are the same event, in whatever order they were written down. */
function inOrder(_key: string, value: unknown): unknown {
  if (typeof value !== "object" || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1)));
}
