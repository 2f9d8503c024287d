/** The content of a booking confirmation, in the reader's language; amounts and days as numbers. */
import type { OrderView } from "#contract/order-view.ts";
import type { Language } from "#rules/text/language.ts";
import type { PaperItem } from "#server/orders/view/paper-items.ts";

type Amount = { amount: number };

export type ConfirmationFacts = {
  lang: Language;
  hotel_kind: number;
  currency: string;
  timezone: string;
  issued_at: Date;
  lodging: {
    upper_name: string;
    hotel_name: string;
    address: string;
    phone: string;
    email: string;
    registration_name: string;
    business_registration: string;
    unified_business_number: string;
    checkin_start_time: string;
    checkin_end_time: string;
    checkout_time: string;
  };
  order_doc: string;
  short_code: string;
  order_url: string;
  /** Of the demonstration: nothing of it is real. */
  is_demonstration: boolean;
  status: "confirmed" | "cancel_applied" | "checked_in" | "checked_out";
  booker_name: string;
  booker_phone: string;
  booker_email: string;
  company_name: string;
  company_reg_number: string;
  check_in_day: string;
  check_out_day: string;
  adults_count: number;
  children_count: number;
  /** `price` is one room's, for the whole stay, before anything is taken off. */
  lines: (Pick<
    OrderView["orders"][number],
    "num" | "room_class_name" | "rate_plan_code_name" | "occupant_name" | "memo" | "price" | "guests" | "guest_charges"
  > &
    Amount)[];
  /** Besides the rooms: what it has, and what it had. */
  add_ons: PaperItem[];
  bill: OrderView["bill"];
  paid: number;
  left: number;
  invoices: OrderView["invoices"];
  cancel_rule: string;
  memo: string;
  /** ISO 3166 and HH:MM; empty where not asked or not said. */
  residence_country: string;
  arrival_time: string;
};
