/** Words of the studio's log. Fields are called as on their own screens. */
import { words as log } from "#languages/zh-TW/studio/log-actions.ts";
import { words as orders } from "#languages/zh-TW/studio/orders.ts";
import { words as payment } from "#languages/zh-TW/studio/payment.ts";
import { words as rates } from "#languages/zh-TW/studio/rates.ts";

export const words = {
  log: {
    ...log,
    status: orders.status,
    gateways: payment.gateway_names,
    vendors: payment.vendors,
    meals: rates.meal,
    promo: rates.promo,
    lead: "誰在什麼時候改了什麼。每一筆都會留下，不能修改或刪除。",
    search: "訂單編號、網站文字或動作",
    subject_label: "關於什麼",
    who_label: "誰",
    everyone: "所有人",
    guests: "房客與會員",
    system: "系統",
    from: "起日",
    to: "迄日",
    empty: "還沒有紀錄",
    empty_text: "團隊與房客做的每件事都會記在這裡。",
    older: "更早的紀錄",
    details: "查看變更",
    long_value: "內容較長，請在版本裡比較",
    changed: "已變更",
    no_value: "無",
    version: (number: number) => `版本 ${number}`,
    nights: (count: number) => `${count} 晚的房價跟著改變`,
    subjects: {
      all: "全部",
      orders: "訂單",
      prices: "方案與房價",
      rooms: "間數",
      website: "網站",
      team: "團隊",
      settings: "設定",
    },
    columns: {
      time: "時間",
      who: "誰",
      action: "動作",
      about: "關於",
      before: "變更前",
      after: "變更後",
      origin: "來源",
    },
    fields: {
      ...rates.plan_fields,
      ...payment.field_names,
      base: "平日價",
      plan_rules: "方案的其他規則",
      season: "旺季",
      rounding: "進位方式",
      weekend_days: "算假日的晚上",
      night: "單日房價",
      picture_name: "檔名",
      picture_cut: "裁切",
      picture_alt: "照片說明",
      cots: "嬰兒床數",
      cot_price: "嬰兒床費用",
      rates: "兒童與加人價格",
      rooms: "各房型可加的床",
      kind: "類型",
      country: "國家",
      timezone: "時區",
    },
  },
};

export type LogWords = typeof words;
