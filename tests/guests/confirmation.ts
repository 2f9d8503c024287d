/** The content of a booking confirmation with a bit of everything, for tests and benchmarks of the document alone. */
import type { Language } from "#rules/text/language.ts";
import type { ConfirmationFacts } from "#server/pdf/confirmation-facts.ts";

type Texts = { name: string; guest: string; room: string; plan: string; bike: string; address: string; rule: string };

const TEXTS: Record<Language, Texts> = {
  "zh-TW": {
    name: "月澄湯宿",
    guest: "林美玲",
    room: "月見和室",
    plan: "彈性住宿專案，含早餐",
    bike: "腳踏車",
    address: "宜蘭縣礁溪鄉五峰路 91 巷 11 號",
    rule: "2026年11月16日 星期一 23:59 前可免費取消（台灣時間）。2026年11月17日 星期二起取消，收取 NT$3,780（房費的 50%）。",
  },
  "zh-CN": {
    name: "月澄汤宿",
    guest: "王小明",
    room: "月见和室",
    plan: "弹性住宿方案，含早餐",
    bike: "自行车",
    address: "宜兰县礁溪乡五峰路 91 巷 11 号",
    rule: "2026年11月16日星期一 23:59 前可免费取消（台湾时间）。2026年11月17日星期二起取消，收取 NT$3,780（房费的 50%）。",
  },
  "en-US": {
    name: "Moonclear Ryokan",
    guest: "Zoë Łukasiewicz",
    room: "Moon-viewing tatami room",
    plan: "Flexible rate with breakfast",
    bike: "Bicycle",
    address: "11, Lane 91, Wufeng Road, Jiaoxi Township, Yilan County, Taiwan",
    rule: "Free cancellation through Monday, November 16, 2026 (Taiwan time). From Tuesday, November 17, 2026, the cancellation fee is NT$3,780 (50% of the room price).",
  },
  "ja-JP": {
    name: "月澄の湯宿",
    guest: "髙橋 﨑子",
    room: "月見の和室",
    plan: "朝食付きフレキシブルプラン",
    bike: "自転車",
    address: "台湾宜蘭県礁渓郷五峰路91巷11号",
    rule: "2026年11月16日(月)まで無料でキャンセルいただけます（台湾時間）。2026年11月17日(火)以降のキャンセルは、NT$3,780（宿泊料金の50%）を申し受けます。",
  },
  "ko-KR": {
    name: "월징 온천 료칸",
    guest: "김서연",
    room: "달맞이 다다미방",
    plan: "조식 포함 플렉시블 요금",
    bike: "자전거",
    address: "대만 이란현 자오시향 우펑로 91항 11호",
    rule: "2026년 11월 16일 월요일까지 무료로 취소하실 수 있습니다(대만 시간). 2026년 11월 17일 화요일부터 취소하시면 수수료는 NT$3,780(객실 요금의 50%)입니다.",
  },
};

const BILL = [
  ["room", "Room", 8400],
  ["add_on", "Bicycle", 600],
  ["discount", "WELCOME", -840],
  ["points", "Points", -160],
  ["total", "Total", 8000],
  ["paid", "Paid", 2400],
  ["left", "Left", 5600],
] as const;

export function confirmationFacts(lang: Language, changed: Partial<ConfirmationFacts> = {}): ConfirmationFacts {
  const texts = TEXTS[lang];
  return {
    lang,
    hotel_kind: 11,
    is_demonstration: false,
    currency: "TWD",
    timezone: "Asia/Taipei",
    issued_at: new Date("2026-11-15T07:05:00Z"),
    lodging: {
      upper_name: "Moonclear Hospitality",
      hotel_name: texts.name,
      address: texts.address,
      phone: "+886 3 900 0123",
      email: "stay@moonclear.example",
      registration_name: "月澄文旅股份有限公司",
      business_registration: "宜蘭縣旅館000號",
      unified_business_number: "90011204",
      checkin_start_time: "15:00",
      checkin_end_time: "21:00",
      checkout_time: "11:00",
    },
    order_doc: "HXA261115K7Q2M9ZXR4",
    short_code: "K7Q2M9ZX",
    order_url: "https://moonclear.example/stay/orders/HXA261115K7Q2M9ZXR4",
    status: "confirmed",
    booker_name: texts.guest,
    booker_phone: "+886 912-345-678",
    booker_email: "guest@example.com",
    company_name: "",
    company_reg_number: "",
    check_in_day: "2026-11-20",
    check_out_day: "2026-11-22",
    adults_count: 3,
    children_count: 1,
    lines: [
      {
        num: 2,
        room_class_name: texts.room,
        rate_plan_code_name: texts.plan,
        occupant_name: texts.guest,
        memo: "",
        price: 4200,
        amount: 8400,
        guests: [],
        guest_charges: [],
      },
    ],
    add_ons: [{ name: texts.bike, quantity: 2, when: "2026-11-20", state: "", amount: 600, tickets: null }],
    bill: BILL.map(([kind, name, amount]) => ({ kind, name, code: "", quantity: 1, amount })),
    paid: 2400,
    left: 5600,
    invoices: [{ number: "AB12345678", random_number: "1234" }],
    cancel_rule: texts.rule,
    memo: "Late arrival, around 21:30.",
    residence_country: "",
    arrival_time: "",
    ...changed,
  };
}
