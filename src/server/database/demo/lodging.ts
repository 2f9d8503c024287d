/** What a demo lodging's file holds. The loader turns it into rows; dates are relative to the day of loading. */
import type { Language, Texts } from "#rules/text/language.ts";

export type DemoPhoto = { file: string; alt: Texts };

export type DemoPlan = {
  rate_plan_code: string;
  name: Texts;
  introduction: Texts;
  contain_meals: ("breakfast" | "lunch" | "dinner")[];
  /** Added to the room's base price, per night. */
  add_price: number;
  refund_template_id: 1 | 2 | 3;
  /** Minimum nights; 0 = none. */
  days: number;
  promo_type: "none" | "early_bird" | "last_minute" | "long_stay" | "member" | "package";
  allow_coupon: boolean;
  allow_member_price: boolean;
  /** Rents the whole house: takes every room class of the lodging. */
  support_entire_rent?: boolean;
};

export type DemoRoom = {
  room_code: string;
  name: Texts;
  introduction: Texts;
  square_meters: number;
  beds: { bed: string; count: number }[];
  people: number;
  children: number;
  /** Rooms of this class. */
  capacity: number;
  /** TWD per weekday night. */
  base_price: number;
  /** Percent on top on Friday and Saturday nights. */
  weekend_percent: number;
  symbol_tags: Texts[];
  memo_tags: Texts[];
  /** Keys of the facility catalog. */
  facilities: string[];
  photos: DemoPhoto[];
  plans: DemoPlan[];
};

export type DemoFacility = {
  facilities_key: string;
  title: Texts;
  /** One line for the home page. */
  index_introduction: Texts;
  /** Rich text (HTML: p, ul, li, strong, em, h3, a). */
  introduction: Texts;
  floor: string;
  photos: DemoPhoto[];
};

/** Days are counted from the day of loading; null = no limit. */
type DemoDays = { from: number | null; to: number | null };

export type DemoArticle = {
  kind: "promotion" | "announcement" | "attraction";
  title: Texts;
  sub_title: Texts;
  /** One or two sentences. */
  foreword: Texts;
  /** Rich text (HTML: p, ul, li, strong, em, h3, a). */
  detail: Texts;
  /** Key of the lodging's promotion_types; promotions only. */
  type?: string;
  photo?: DemoPhoto;
  /** Published so many days ago. */
  published_days_ago: number;
  /** When it may be booked. */
  booking: DemoDays;
  /** When one may stay. */
  stay: DemoDays;
  /** room_codes it holds for; empty = all. */
  rooms: string[];
  /** Also shown among the news on the home page. */
  show_in_index: boolean;
  /** Attractions: where it is. */
  coordinates?: [number, number];
};

export type DemoMenuItem =
  | { type: "rooms" | "facilities" | "promotions" | "about"; title: Texts; status: boolean }
  | { type: "custom"; title: Texts; status: boolean; link: string; open: boolean };

export type DemoLodging = {
  /** Its place on this machine: `${slug}.localhost`. */
  slug: string;
  upper_name: Texts;
  hotel_name: Texts;
  template_code: string;
  template_booking_code: string;
  kind: number;
  main_lang: Language;
  support_lang: Language[];
  status: number;
  website_exist: boolean;
  booking_close: boolean;
  booking_validate: boolean;
  close_member_system: boolean;
  online_support: boolean;
  deposit_type: ("all" | "deposit")[];
  deposit_percent: number;
  business_status: number;
  /**
   * Vendor ids of the specification: 1 card A, 2 card B, 3 wallet, 4 LINE Pay, 6 ECPay, 7 Pi, 8 remittance, 9–13 and 15 banks,
   * 14 on arrival.
   */
  payment_list: number[];
  /** Invoices: 1 at the desk (as where missing), 2 on payment, 0 none. */
  client_invoce_setting?: 0 | 1 | 2;
  /** Fraction of the price, 0.9 = 10 % off; null = none. */
  member_discount: number | null;
  /** Its ids at Google Analytics and Meta; nobody's, and told to the sandbox alone. */
  ga_code?: string;
  pixel_code?: string;
  support_client_cancel: boolean;
  google_map_open_way: 0 | 1;
  google_store_name: string;
  info: {
    address: Texts;
    /** Latitude, longitude. */
    coordinates: [number, number] | null;
    email: string;
    phone: string;
    phone2: string;
    fax: string;
    fb: string;
    line: string;
    instagram: string;
    about_images: DemoPhoto[];
    /** Rich text: the lodging's own story, 3–5 paragraphs. */
    about_us: Texts;
    /** Plain text, 2–4 sentences. */
    introduction: Texts;
    seo_title: Texts;
    seo_content: Texts;
    banner_images: DemoPhoto[];
    banner_title: Texts;
    banner_sub_title: Texts;
    /** Rich text; empty = no block. */
    custom_block: Texts;
    /** How to get there; rich text. */
    location_block: Texts;
    official_booking: string;
    checkin_start_time: string;
    checkin_end_time: string;
    checkout_time: string;
    refund_template_id: 1 | 2 | 3;
    /** Rich text. */
    customer_notice: Texts;
    booking_policy: Texts;
    cancel_policy: Texts;
    registration_name: string;
    business_registration: string;
    unified_business_number: string;
    /** Keys of the facility catalog. */
    support_facilities: string[];
    thsr_support_on: 1 | -1;
    agent_name: string;
    remittance_notice: Texts;
    /** Rich text. */
    dining_options: Texts;
    children_and_extra_person_rates: { label: Texts; price: number }[];
  };
  rooms: DemoRoom[];
  facilities: DemoFacility[];
  promotion_types: { topic_key: string; topic_detail: Texts }[];
  articles: DemoArticle[];
  menu: DemoMenuItem[];
  tags: { code: string; tag: Texts }[];
  /** Nights with no sale, as days from loading (season closure, sold-out weekends). */
  closed_days: { room_code?: string; from: number; to: number }[];
};
