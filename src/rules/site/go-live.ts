import { MOST_HOME_BYTES, type View } from "#rules/media/home-weight.ts";

/**
 * What a lodging still needs before its site can be public: nine steps, each with what is missing and about how long it takes.
 * Every lodging begins with a cancellation policy, which its step shows, and says where it is stricter than its country's contract.
 */
export const SETUP_STEPS = [
  "basics",
  "rooms",
  "pictures",
  "prices",
  "policy",
  "payment",
  "texts",
  "design",
  "address",
] as const;

export type SetupStep = (typeof SETUP_STEPS)[number];

/** `required`: no site is published without it. What is only wanted may be left as it is. */
const MISSING = {
  contact: { step: "basics", required: true, minutes: 1 },
  street_address: { step: "basics", required: true, minutes: 1 },
  times: { step: "basics", required: false, minutes: 1 },
  no_rooms: { step: "rooms", required: true, minutes: 4 },
  room_units: { step: "rooms", required: true, minutes: 1 },
  banner: { step: "pictures", required: false, minutes: 2 },
  room_photos: { step: "pictures", required: false, minutes: 2 },
  picture_texts: { step: "pictures", required: false, minutes: 2 },
  no_prices: { step: "prices", required: true, minutes: 3 },
  unpriced_rooms: { step: "prices", required: true, minutes: 2 },
  prices_end: { step: "prices", required: false, minutes: 2 },
  strict_policy: { step: "policy", required: false, minutes: 2 },
  no_pay_way: { step: "payment", required: true, minutes: 3 },
  only_tests: { step: "payment", required: true, minutes: 2 },
  test_payments: { step: "payment", required: false, minutes: 5 },
  demo_payments: { step: "payment", required: false, minutes: 0 },
  introduction: { step: "texts", required: false, minutes: 3 },
  legal_texts: { step: "texts", required: false, minutes: 3 },
  names: { step: "texts", required: true, minutes: 1 },
  contrast: { step: "design", required: true, minutes: 1 },
  heavy_page: { step: "design", required: false, minutes: 2 },
  heavy_desktop: { step: "design", required: false, minutes: 2 },
  own_domain: { step: "address", required: false, minutes: 5 },
  mail_sender: { step: "address", required: false, minutes: 1 },
} as const satisfies Record<string, { step: SetupStep; required: boolean; minutes: number }>;

export type MissingCode = keyof typeof MISSING;

/** What these rules look at: the content as it would be published, and what is on sale. */
export type SetupFacts = {
  phone: string;
  email: string;
  address: string;
  checkin_time: string;
  checkout_time: string;
  rooms: readonly { room_class_id: number; name: string; units: number; photos: number; priced_nights: number }[];
  banners: number;
  /** Of the home page's pictures, in the sizes that are loaded there. */
  home_bytes: Record<View, number>;
  /** Pictures without a description in the main language. */
  undescribed_pictures: number;
  /** The first night of the next twelve months without any price; null: all have one. */
  first_unpriced: string | null;
  /** It keeps, or asks for in advance, more than the standard contract of its country leaves. */
  is_policy_strict: boolean;
  /** By which guests can pay as it is now. */
  pay_ways: number;
  /** Vendors whose payments bring no money: without keys, or with keys of a test environment. */
  test_vendors: number;
  /** Sells with test payments, and everything says so. */
  is_demo: boolean;
  introduction: string;
  booking_policy: string;
  customer_notice: string;
  /** Required names that are empty in the main language. */
  missing_names: number;
  /** The owner's own colour can be read on the chosen theme's grounds; so can the theme's own. */
  is_accent_readable: boolean;
  has_own_domain: boolean;
};

type Missing = {
  code: MissingCode;
  required: boolean;
  minutes: number;
  count: number;
  until: string | null;
  /** Which rooms lack it. */
  names: string[];
  /** How heavy it is; else 0. */
  bytes: number;
};
type Lack = { count?: number; until?: string; names?: string[]; bytes?: number };

export type StepReport = {
  step: SetupStep;
  /** `left`: something is wanted, and the owner leaves it so on purpose. */
  state: "done" | "missing" | "left";
  missing: Missing[];
  minutes: number;
};

function missingOf(facts: SetupFacts): Partial<Record<MissingCode, Lack>> {
  const { rooms } = facts;
  const count = (number: number) => (number > 0 ? { count: number } : undefined);
  const these = (found: SetupFacts["rooms"]) =>
    found.length > 0 ? { count: found.length, names: found.map(({ name }) => name) } : undefined;
  const when = (isMissing: boolean) => (isMissing ? {} : undefined);
  const heavy = (view: View) =>
    facts.home_bytes[view] > MOST_HOME_BYTES[view] ? { bytes: facts.home_bytes[view] } : undefined;
  const hasTests = facts.test_vendors > 0;
  const hasPrices = rooms.some(({ priced_nights }) => priced_nights > 0);
  const found = {
    contact: when(facts.phone === "" && facts.email === ""),
    street_address: when(facts.address === ""),
    times: when(facts.checkin_time === "" || facts.checkout_time === ""),
    no_rooms: when(rooms.length === 0),
    room_units: these(rooms.filter(({ units }) => units === 0)),
    banner: when(facts.banners === 0),
    room_photos: these(rooms.filter(({ photos }) => photos === 0)),
    picture_texts: count(facts.undescribed_pictures),
    no_prices: when(!hasPrices),
    unpriced_rooms: hasPrices ? these(rooms.filter(({ priced_nights }) => priced_nights === 0)) : undefined,
    prices_end: hasPrices && facts.first_unpriced !== null ? { until: facts.first_unpriced } : undefined,
    strict_policy: when(facts.is_policy_strict),
    no_pay_way: when(facts.pay_ways === 0 && !hasTests),
    only_tests: when(facts.pay_ways === 0 && hasTests),
    test_payments: when(facts.pay_ways > 0 && hasTests && !facts.is_demo),
    demo_payments: when(facts.pay_ways > 0 && hasTests && facts.is_demo),
    introduction: when(facts.introduction === ""),
    legal_texts: when(facts.booking_policy === "" || facts.customer_notice === ""),
    names: count(facts.missing_names),
    contrast: when(!facts.is_accent_readable),
    heavy_page: heavy("phone"),
    heavy_desktop: heavy("desktop"),
    own_domain: when(!facts.has_own_domain),
    mail_sender: when(facts.email === ""),
  } satisfies Record<MissingCode, Lack | undefined>;
  return Object.fromEntries(Object.entries(found).filter(([, each]) => each !== undefined));
}

export function setupReport(facts: SetupFacts, left: readonly string[]): StepReport[] {
  const all = Object.entries(missingOf(facts)).map(
    ([name, { count = 0, until = null, names = [], bytes = 0 } = {}]) => {
      const code = name as MissingCode;
      const { step, required, minutes } = MISSING[code];
      return { step, missing: { code, required, minutes, count, until, names, bytes } };
    },
  );
  return SETUP_STEPS.map((step) => {
    const missing = all.filter((each) => each.step === step).map((each) => each.missing);
    const isLeft = left.includes(step) && !missing.some(({ required }) => required);
    const state = missing.length === 0 ? "done" : isLeft ? "left" : "missing";
    const minutes = state === "missing" ? missing.reduce((sum, each) => sum + each.minutes, 0) : 0;
    return { step, state, missing, minutes };
  });
}

/** Whether the site may be public. */
export const canGoLive = (steps: readonly StepReport[]): boolean =>
  steps.every(({ missing }) => missing.every(({ required }) => !required));
