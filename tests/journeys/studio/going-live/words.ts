/** The words on the screens, and what the two owners write of their lodgings. */
import { ACCOUNT_WORDS, FRONT_WORDS, SIGN_UP_WORDS, STUDIO_APP_WORDS } from "#languages/languages.ts";
import { words as contentEn } from "#languages/en-US/studio/site-content.ts";
import { words as contentZh } from "#languages/zh-TW/studio/site-content.ts";
import { words as designEn } from "#languages/en-US/studio/design.ts";
import { words as designZh } from "#languages/zh-TW/studio/design.ts";
import { words as goLiveEn } from "#languages/en-US/studio/go-live.ts";
import { words as goLiveZh } from "#languages/zh-TW/studio/go-live.ts";
import { words as ordersEn } from "#languages/en-US/studio/orders.ts";
import { words as ordersZh } from "#languages/zh-TW/studio/orders.ts";
import { words as paymentEn } from "#languages/en-US/studio/payment.ts";
import { words as paymentZh } from "#languages/zh-TW/studio/payment.ts";
import { words as ratesEn } from "#languages/en-US/studio/rates.ts";
import { words as ratesZh } from "#languages/zh-TW/studio/rates.ts";
import { words as roomsEn } from "#languages/en-US/studio/rooms.ts";
import { words as roomsZh } from "#languages/zh-TW/studio/rooms.ts";
import { words as startEn } from "#languages/en-US/studio/start.ts";
import { words as startZh } from "#languages/zh-TW/studio/start.ts";

const common = (lang: "zh-TW" | "en-US") => ({
  lang,
  front: FRONT_WORDS[lang],
  signUp: SIGN_UP_WORDS[lang],
  accounts: ACCOUNT_WORDS[lang],
  app: STUDIO_APP_WORDS[lang],
});

export const ZH = {
  ...common("zh-TW"),
  content: contentZh,
  design: designZh,
  goLive: goLiveZh,
  orders: ordersZh,
  payment: paymentZh,
  rates: ratesZh,
  rooms: roomsZh,
  start: startZh,
  own: {
    name: "山嵐小屋",
    address: "花蓮縣秀林鄉富世村 12 號",
    rooms: [
      { name: "山景雙人房", text: "窗外是整片立霧溪谷，早上有雲。", alt: "面山的雙人房，木床與白色被單" },
      { name: "家庭四人房", text: "兩張雙人床，孩子有自己的閱讀角落。", alt: "家庭房的兩張床與閱讀角落" },
    ],
    banner: "清晨的山谷與小屋",
    introduction: "我們在太魯閣口，只有六間房。晚上看得到星星。",
    booking: "付清訂金後，訂房才算成立。",
    notice: "全館禁菸，晚上十點後請放輕音量。",
    plan: "含早餐",
    gateway: "newebpay" as "newebpay" | "stripe",
    vendor: 1 as 1 | 2,
    guest: { last: "林", first: "美玲" },
  },
};

export type Words = typeof ZH;

export const EN: Words = {
  ...common("en-US"),
  content: contentEn,
  design: designEn,
  goLive: goLiveEn,
  orders: ordersEn,
  payment: paymentEn,
  rates: ratesEn,
  rooms: roomsEn,
  start: startEn,
  own: {
    name: "Lantern Cove House",
    address: "8 Harbour Lane, Camden, ME 04843",
    rooms: [
      {
        name: "Harbour double",
        text: "A quiet double above the boats, with a desk by the window.",
        alt: "Double room with a view of the boats",
      },
      {
        name: "Attic family room",
        text: "Two double beds under the roof, and a reading corner.",
        alt: "Two beds under a sloping roof",
      },
    ],
    banner: "The house above the harbour in the morning",
    introduction: "Six rooms above the harbour, run by two people who like early breakfasts.",
    booking: "Your booking is made once the deposit has been paid.",
    notice: "No smoking in the house. Please be quiet after ten.",
    plan: "With breakfast",
    gateway: "stripe",
    vendor: 2,
    guest: { last: "Hart", first: "Olivia" },
  },
};
