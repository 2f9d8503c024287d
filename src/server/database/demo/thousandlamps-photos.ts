/** The three pictures of Thousand Lamps Campground and their alternative texts. */
import type { DemoPhoto } from "./lodging.ts";

export const bellTentAtDusk: DemoPhoto = {
  file: "thousandlamps-belltent.jpg",
  alt: {
    "zh-TW": "暮色草地上的鐘形帳篷透著暖光，串燈與營火相伴",
    "zh-CN": "暮色中的草地，钟形帐篷透出暖光，一旁是串灯与篝火",
    "en-US": "Glowing canvas bell tent with string lights and a campfire on a meadow at dusk",
    "ja-JP": "夕暮れの草地にともるベルテント、ストリングライトと焚き火",
    "ko-KR": "해 질 녘 초원에서 은은하게 빛나는 벨 텐트와 줄조명, 모닥불",
  },
};

export const cabinAtDusk: DemoPhoto = {
  file: "thousandlamps-cabin-dusk.jpg",
  alt: {
    "zh-TW": "暮色中的山湖畔，三角木屋透出暖光",
    "zh-CN": "暮色里的山间湖畔，三角木屋亮着暖光",
    "en-US": "A-frame cabin glowing beside a mountain lake at dusk",
    "ja-JP": "夕暮れの山の湖畔に明かりをともす三角屋根のキャビン",
    "ko-KR": "해 질 녘 산속 호숫가에서 따뜻하게 빛나는 삼각 지붕 오두막",
  },
};

export const cabinByDay: DemoPhoto = {
  file: "thousandlamps-cabin-day.jpg",
  alt: {
    "zh-TW": "清晨平靜湖面映著三角木屋",
    "zh-CN": "清晨平静的湖面倒映着三角木屋",
    "en-US": "A-frame cabin reflected in a calm lake in the morning",
    "ja-JP": "朝の静かな湖面に映る三角屋根のキャビン",
    "ko-KR": "아침의 잔잔한 호수에 비친 삼각 지붕 오두막",
  },
};
