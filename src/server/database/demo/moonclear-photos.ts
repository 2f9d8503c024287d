/** Moonclear's photographs, named once so that rooms, facilities and articles can share them. */
import type { DemoPhoto } from "./lodging.ts";

export const roomGarden: DemoPhoto = {
  file: "moonclear-room-garden.jpg",
  alt: {
    "zh-TW": "和室擺著矮茶几，障子門敞開，面向秋色庭園",
    "zh-CN": "和室里摆着矮茶几，纸门敞开，正对秋色庭院",
    "en-US": "Tatami room with a low tea table, open shoji screens and a garden in autumn colours",
    "ja-JP": "低い茶卓を置いた和室。開いた障子の向こうに秋の庭",
    "ko-KR": "낮은 찻상이 놓인 다다미방, 열린 장지문 너머로 보이는 가을빛 정원",
  },
};

export const futonDusk: DemoPhoto = {
  file: "moonclear-futon-dusk.jpg",
  alt: {
    "zh-TW": "黃昏的和室，鋪好兩床被褥，紙燈亮起",
    "zh-CN": "黄昏的和室，铺好了两床被褥，纸灯亮起",
    "en-US": "Tatami room at dusk with two futons laid out and paper lamps lit",
    "ja-JP": "夕暮れの和室。二組の布団が敷かれ、紙の灯りがともる",
    "ko-KR": "해 질 녘 다다미방에 펴 놓은 이부자리 두 채와 불 켜진 종이등",
  },
};

export const openAirBath: DemoPhoto = {
  file: "moonclear-open-air-bath.jpg",
  alt: {
    "zh-TW": "黃昏的露天岩石浴池，木製池緣、石燈籠與紅楓",
    "zh-CN": "黄昏的露天岩石浴池，木质池沿、石灯笼与红枫",
    "en-US": "Open-air rock bath with a wooden edge, stone lanterns and red maples at dusk",
    "ja-JP": "夕暮れの露天岩風呂。木の縁と石灯籠、紅葉した楓",
    "ko-KR": "해 질 녘 노천 바위탕, 나무 테두리와 석등, 붉게 물든 단풍나무",
  },
};

export const veranda: DemoPhoto = {
  file: "moonclear-veranda.jpg",
  alt: {
    "zh-TW": "木造緣廊，茶盤與和室椅緊鄰庭園",
    "zh-CN": "木造檐廊，茶盘与和室椅紧挨着庭院",
    "en-US": "Wooden veranda with a tea tray and floor chairs beside the garden",
    "ja-JP": "庭に面した木の縁側。茶盆と座椅子が並ぶ",
    "ko-KR": "정원 옆 나무 툇마루에 놓인 찻쟁반과 좌식 의자",
  },
};
