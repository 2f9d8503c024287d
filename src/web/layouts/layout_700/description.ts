import type { LayoutDescription } from "../layout.ts";

export const description: LayoutDescription = {
  "zh-TW": {
    name: "地平線",
    idea: "一片風景，然後安靜；名字停在線上，其餘都在線下。",
    suits: "度假村，或任何有好風景的旅館",
  },
  "zh-CN": {
    name: "地平线",
    idea: "一片风景，然后安静；名字停在线上，其余都在线下。",
    suits: "度假村，或任何有好风景的酒店",
  },
  "en-US": {
    name: "Horizon",
    idea: "One view, then silence. The name rests on a line, and all else stays under it.",
    suits: "Resorts, and any hotel with a view",
  },
  "ja-JP": {
    name: "地平線",
    idea: "ひとつの眺めと、静けさ。名前は線の上に、ほかはすべて線の下に。",
    suits: "リゾート、眺めのよいホテル",
  },
  "ko-KR": {
    name: "수평선",
    idea: "하나의 풍경, 그리고 고요. 이름은 선 위에, 나머지는 모두 선 아래에.",
    suits: "리조트, 전망 좋은 호텔",
  },
};
