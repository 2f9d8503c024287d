/** A sample order's family, its add-ons in every state, and its train tickets. */
import type { RefusalCode } from "#rules/calls/refusals.ts";
import type { RailState } from "#rules/rail/rail-state.ts";
import type { Language } from "#rules/text/language.ts";
import { addDays } from "#rules/time/day.ts";
import type { StoredOrder } from "#server/orders/read-for-mail.ts";
import { ARRIVAL, HOTEL_ID, NOW, ORDER_ID } from "#tests/mail/sample-order.ts";

const own = { hotel_id: HOTEL_ID, order_id: ORDER_ID };
const TICKETS = "R0123456789";
const TICKET_PRICE = 3_810;
const HELD = 500;

const texts = (tw: string, cn: string, en: string, ja: string, ko: string): Record<Language, string> => ({
  "zh-TW": tw,
  "zh-CN": cn,
  "en-US": en,
  "ja-JP": ja,
  "ko-KR": ko,
});

type Item = StoredOrder["attachments"][number];

const item = (attachment_no: number, given: Partial<Item> & Pick<Item, "item_name">): Item => ({
  ...own,
  attachment_no,
  item_number: `ITEM${attachment_no}`,
  item_type: "adds",
  quantity: 1,
  unit_price: 300,
  day: ARRIVAL,
  days: 1,
  time: "",
  unit: {},
  room_class_id: null,
  state: "sold",
  added_at: null,
  expires_at: null,
  left_at: null,
  change_until: null,
  ...given,
});

/** The order's own 600 of bicycles, the addition, and the tickets. */
export const extraFigures = (total: number): Partial<StoredOrder["order"]> => ({
  attachment_amount: 600 + HELD + TICKET_PRICE,
  guest_amount: 900,
  added_amount: HELD,
  total: total + 900 + HELD + TICKET_PRICE,
  paid_amount: total + 900 + HELD + TICKET_PRICE,
});

export function ticketsOf(state: RailState, reason: RefusalCode | "" = ""): Pick<StoredOrder, "rail"> {
  const there = { train_class: "standard" as const, depart_station: "1000" as const, arrive_station: "1070" as const };
  const back = { ...there, depart_station: there.arrive_station, arrive_station: there.depart_station };
  return {
    rail: [
      {
        booking_number: TICKETS,
        state,
        rides: [
          { ...there, date: ARRIVAL, number: "617", departure_time: "09:11", destination_time: "11:24" },
          { ...back, date: addDays(ARRIVAL, 2), number: "666", departure_time: "17:40", destination_time: "19:49" },
        ],
        adult_count: 1,
        child_count: 1,
        senior_count: 0,
        disabled_count: 0,
        price: TICKET_PRICE,
        pnr: state === "booking" || state === "failed" ? null : "06281457",
        reason,
        give_back: false,
      },
    ],
  };
}

export function extrasOf(): Pick<StoredOrder, "attachments" | "rail"> {
  return {
    ...ticketsOf("booked"),
    attachments: [
      item(0, {
        item_name: texts("腳踏車", "自行车", "Bicycle", "自転車", "자전거"),
        unit: texts("輛", "辆", "each", "台", "대"),
        quantity: 2,
        days: 2,
      }),
      item(1, {
        item_name: texts("早餐盒", "早餐盒", "Breakfast box", "朝食ボックス", "조식 도시락"),
        unit: texts("份", "份", "box", "食", "개"),
        quantity: 2,
        unit_price: HELD / 2,
        day: addDays(ARRIVAL, 1),
        time: "08:00",
        state: "held",
        added_at: NOW.toISOString(),
        expires_at: new Date(NOW.getTime() + 1_800_000).toISOString(),
      }),
      item(2, {
        item_name: texts("柴火", "柴火", "Firewood", "薪", "장작"),
        unit: texts("捆", "捆", "bundle", "束", "묶음"),
        state: "given_back",
        left_at: NOW.toISOString(),
      }),
      item(3, {
        item_name: texts(
          "高鐵來回票 台北－左營，2 人",
          "高铁往返票 台北－左营，2 人",
          "High-speed rail, round trip Taipei–Zuoying, 2 people",
          "高速鉄道 往復 台北〜左営・2名",
          "고속철도 왕복 타이베이–쭤잉, 2명",
        ),
        item_type: "rail",
        item_number: TICKETS,
        unit_price: TICKET_PRICE,
        time: "09:11",
      }),
    ],
  };
}

/** Two children beyond the beds: one free, one in an extra bed. */
export const FAMILY: Pick<StoredOrder["lines"][number], "guests" | "guest_charges" | "guest_amount" | "cots"> = {
  guests: [{ adults: 2, ages: [3, 9], cots: 1 }],
  guest_charges: [
    {
      kind: "free",
      label: texts(
        "6 歲以下不占床",
        "6 岁以下不占床",
        "Under 6, no bed",
        "6歳未満（添い寝）",
        "만 6세 미만(침대 없음)",
      ),
      quantity: 1,
      price: 0,
      amount: 0,
    },
    {
      kind: "child_bed",
      label: texts(
        "加床（6–11 歲）",
        "加床（6–11 岁）",
        "Extra bed, ages 6–11",
        "エキストラベッド（6〜11歳）",
        "추가 침대(만 6–11세)",
      ),
      quantity: 1,
      price: 450,
      amount: 900,
    },
  ],
  guest_amount: 900,
  cots: 1,
};
