import type { LayoutDescription } from "../layout.ts";

export const description: LayoutDescription = {
  "zh-TW": { name: "林冠", idea: "一張可以訂位的步道地圖：等高線、季節，還有票根。", suits: "營地、小木屋、豪華露營" },
  "zh-CN": { name: "林冠", idea: "一张可以预订的步道地图：等高线、季节，还有票根。", suits: "营地、小木屋、豪华露营" },
  "en-US": {
    name: "Canopy",
    idea: "A trail map you can book from: contours, seasons and ticket stubs.",
    suits: "Campsites, cabins and glamping",
  },
  "ja-JP": {
    name: "林冠",
    idea: "予約できる山の地図。等高線と季節、そして切符の半券。",
    suits: "キャンプ場、コテージ、グランピング",
  },
  "ko-KR": {
    name: "숲 지붕",
    idea: "예약할 수 있는 등산 지도. 등고선과 계절, 그리고 표 한 장.",
    suits: "캠핑장, 오두막, 글램핑",
  },
};
