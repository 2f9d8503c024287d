/** The four items most lodgings have in their menu. */
import type { DemoMenuItem } from "./lodging.ts";

export const standardMenu: DemoMenuItem[] = [
  {
    type: "rooms",
    title: {
      "zh-TW": "客房介紹",
      "zh-CN": "客房介绍",
      "en-US": "Rooms",
      "ja-JP": "お部屋紹介",
      "ko-KR": "객실 소개",
    },
    status: true,
  },
  {
    type: "facilities",
    title: {
      "zh-TW": "館內設施",
      "zh-CN": "酒店设施",
      "en-US": "Facilities",
      "ja-JP": "館内施設",
      "ko-KR": "호텔 시설",
    },
    status: true,
  },
  {
    type: "promotions",
    title: {
      "zh-TW": "優惠活動",
      "zh-CN": "优惠活动",
      "en-US": "Promotions",
      "ja-JP": "お得なプラン・特典",
      "ko-KR": "프로모션",
    },
    status: true,
  },
  {
    type: "about",
    title: {
      "zh-TW": "關於我們",
      "zh-CN": "关于我们",
      "en-US": "About us",
      "ja-JP": "当館について",
      "ko-KR": "호텔 소개",
    },
    status: true,
  },
];
