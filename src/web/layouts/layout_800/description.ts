import type { LayoutDescription } from "../layout.ts";

export const description: LayoutDescription = {
  "zh-TW": {
    name: "霓夜",
    idea: "大廳那面亮著燈的房間看板，搬到手機上：挑一間亮的，價錢一看就懂。",
    suits: "汽車旅館、情侶旅館",
  },
  "zh-CN": {
    name: "霓夜",
    idea: "大堂那面亮着灯的房间看板，搬到手机上：挑一间亮的，价钱一看就懂。",
    suits: "汽车旅馆、情侣酒店",
  },
  "en-US": {
    name: "Velvet",
    idea: "The lobby's lit panel of rooms, on your phone: pick one by its glow and see the tariff at once.",
    suits: "Motels and love hotels",
  },
  "ja-JP": {
    name: "ネオンナイト",
    idea: "ロビーに灯る客室パネルを手のひらに。明かりで選び、料金はひと目で。",
    suits: "モーテル、ラブホテル",
  },
  "ko-KR": {
    name: "네온 나이트",
    idea: "로비에 불 켜진 객실 판을 휴대폰으로. 불빛을 보고 고르면 요금이 바로 보입니다.",
    suits: "모텔, 커플 호텔",
  },
};
