import type { LayoutDescription } from "../layout.ts";

export const description: LayoutDescription = {
  "zh-TW": {
    name: "露臺",
    idea: "一樣從容的開場，底下是熱鬧的露臺：先選今天要做什麼，再選房間。",
    suits: "親子度假村、設施豐富的飯店",
  },
  "zh-CN": {
    name: "露台",
    idea: "一样从容的开场，底下是热闹的露台：先选今天要做什么，再选房间。",
    suits: "亲子度假村、设施丰富的酒店",
  },
  "en-US": {
    name: "Terrace",
    idea: "The same calm head over a busy terrace: choose your day, then your room.",
    suits: "Family resorts with much to do",
  },
  "ja-JP": {
    name: "テラス",
    idea: "落ち着いた入り口の先に、にぎやかなテラス。今日の過ごし方を選び、それからお部屋を。",
    suits: "ファミリーリゾート、施設の多いホテル",
  },
  "ko-KR": {
    name: "테라스",
    idea: "차분한 첫 화면 아래 북적이는 테라스. 오늘 할 일을 먼저, 방은 그다음에.",
    suits: "가족 리조트, 시설이 많은 호텔",
  },
};
