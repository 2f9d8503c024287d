/** One order of a demo lodging as it is stored, in the state that an e-mail is about. */
import type { DemoLodging } from "#demo/read-lodging.ts";
import { refundSteps } from "#rules/orders/cancellation.ts";
import type { OrderState } from "#rules/orders/order-status.ts";
import { addDays } from "#rules/time/day.ts";
import type { Language } from "#rules/text/language.ts";
import { hashOf, linkToken } from "#server/orders/ids.ts";
import type { StoredOrder } from "#server/orders/read-for-mail.ts";
import { createSecrets } from "#server/security/secrets.ts";

export const NOW = new Date("2026-11-17T02:00:00Z");
export const ARRIVAL = "2026-12-11";
export const ORDER_ID = "01930000-0000-7000-8000-000000000001";
export const HOTEL_ID = 1;
export const SECRETS = createSecrets("a secret of the samples, and of nobody else");

const GUESTS: Record<Language, { name: string; memo: string }> = {
  "zh-TW": { name: "林美玲", memo: "想要安靜的房間，會帶一位三歲小朋友。" },
  "zh-CN": { name: "王晓明", memo: "希望安排安静的房间，会带一位三岁的孩子。" },
  "en-US": { name: "Mei Lin", memo: "A quiet room, please. We travel with a three-year-old." },
  "ja-JP": { name: "髙橋 美咲", memo: "静かなお部屋をお願いします。三歳の子どもが一緒です。" },
  "ko-KR": { name: "김서연", memo: "조용한 객실을 부탁드립니다. 세 살 아이와 함께 갑니다." },
};

export type Changed = Partial<StoredOrder["order"]> & { state: OrderState };

export function orderOf({ rooms }: DemoLodging, lang: Language, changed: Changed): StoredOrder {
  const [room] = rooms;
  const [plan] = room!.plans;
  const price = 2 * (room!.base_price + plan!.add_price);
  const token = (purpose: "history" | "cancel") => hashOf(linkToken(SECRETS, purpose, HOTEL_ID, ORDER_ID));
  const { name, memo } = GUESTS[lang];
  const own = { hotel_id: HOTEL_ID, order_id: ORDER_ID };
  return {
    order: {
      ...own,
      order_doc: "HXA261117K7Q2M9ZXR4T",
      short_code: "K7Q2M9ZX",
      generation: 1,
      lang,
      member_id: null,
      check_in_day: ARRIVAL,
      check_out_day: addDays(ARRIVAL, 2),
      adults_count: 2,
      children_count: 1,
      is_entire_rent: false,
      pay_way: "credit_card",
      payment_vendor: 6,
      pay_option: "all",
      currency: "TWD",
      list_amount: price,
      member_discount: 0,
      coupon_discount: 0,
      coupon_void: 0,
      attachment_amount: 600,
      guest_amount: 0,
      point_used: 0,
      stored_value_used: 0,
      total: price + 600,
      added_amount: 0,
      deposit_percent: 0,
      deposit_amount: 0,
      pay_amount: price + 600,
      paid_amount: 0,
      refund_amount: 0,
      used_coupon: [],
      cancellation_fee: null,
      cancellation_refund: null,
      cancel_applied_at: null,
      history_hash: token("history"),
      cancel_hash: token("cancel"),
      created_at: NOW.toISOString(),
      updated_at: NOW.toISOString(),
      ...changed,
    },
    guest: {
      ...own,
      booker_first_name: "",
      booker_last_name: "",
      booker_name: name,
      booker_phone: "+886912345678",
      residence_country: "",
      arrival_time: "",
      booker_email: "guest@example.com",
      email_key: "",
      phone_key: "",
      company_reg_number: "",
      company_name: "",
      memo,
      cancel_reason: changed.cancel_applied_at ? memo : "",
      occupants: [{ occupant_name: "", occupant_phone: "", occupant_email: "", memo: "" }],
    },
    lines: [
      {
        ...own,
        line_no: 0,
        room_class_id: 1,
        rate_plan_id: 1,
        num: 1,
        list_price: price,
        price,
        net_amount: price,
        guests: null,
        guest_charges: [],
        guest_amount: 0,
        cots: 0,
        sold: {
          room_class_name: room!.name,
          rate_plan_code_name: plan!.name,
          rate_plan_code_introduction: plan!.introduction,
          refund_template_id: plan!.refund_template_id,
          refund_steps: refundSteps(plan!.refund_template_id, undefined),
          contain_meals: plan!.contain_meals,
        },
      },
    ],
    attachments: [
      {
        ...own,
        attachment_no: 0,
        item_number: "BIKE",
        item_name: { "zh-TW": "腳踏車", "zh-CN": "自行车", "en-US": "Bicycle", "ja-JP": "自転車", "ko-KR": "자전거" },
        item_type: "rental",
        quantity: 2,
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
      },
    ],
    rail: [],
    hold_expires_at: null,
    attempt: null,
    last_attempt_state: null,
    refunds: [],
    invoices: [],
    card_coupons: [],
    coupons: [],
    paid_vendor: null,
  };
}
