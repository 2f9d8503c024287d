/** Tidesong's photographs, named once so that rooms, facilities and articles can share them. */
import type { DemoPhoto } from "./lodging.ts";

export const roomOcean: DemoPhoto = {
  file: "tidesong-room-ocean.jpg",
  alt: {
    "zh-TW": "明亮雙人房，藤編床頭、藍色條紋地毯與海景大窗",
    "zh-CN": "明亮的大床房，藤编床头、蓝色条纹地毯与海景大窗",
    "en-US": "Bright double room with a rattan headboard, blue striped rug and a sea view",
    "ja-JP": "籐のヘッドボードと青い縞のラグ、海を望む窓のある明るいダブルルーム",
    "ko-KR": "라탄 헤드보드와 파란 줄무늬 러그, 바다가 보이는 창이 있는 밝은 더블룸",
  },
};

export const beach: DemoPhoto = {
  file: "tidesong-beach.jpg",
  alt: {
    "zh-TW": "寧靜沙灘上的兩張躺椅與條紋陽傘",
    "zh-CN": "宁静沙滩上的两把躺椅与条纹遮阳伞",
    "en-US": "Two deck chairs and a striped parasol on a quiet beach",
    "ja-JP": "静かな浜辺に並ぶ二脚のデッキチェアと縞のパラソル",
    "ko-KR": "조용한 해변에 놓인 접이의자 두 개와 줄무늬 파라솔",
  },
};

export const familyRoom: DemoPhoto = {
  file: "tidesong-family-room.jpg",
  alt: {
    "zh-TW": "家庭房，兩張雙人床、靠窗臥榻與海景",
    "zh-CN": "家庭房，两张双人床、临窗卧榻与海景",
    "en-US": "Family room with two double beds, a cushioned window seat and a sea view",
    "ja-JP": "ダブルベッド二台とクッション付きの窓辺のベンチ、海を望むファミリールーム",
    "ko-KR": "더블 침대 두 개와 창가 쿠션 벤치, 바다 전망이 있는 패밀리룸",
  },
};

export const poolVilla: DemoPhoto = {
  file: "tidesong-pool-villa.jpg",
  alt: {
    "zh-TW": "日落時分的別墅露台，無邊際泳池、躺椅與棕櫚樹面向大海",
    "zh-CN": "日落时分的别墅露台，无边泳池、躺椅与棕榈树面向大海",
    "en-US": "Villa terrace with an infinity pool, sunbeds and palms above the sea at sunset",
    "ja-JP": "夕暮れのヴィラのテラス。インフィニティプールと寝椅子、椰子の向こうに海",
    "ko-KR": "해 질 녘 빌라 테라스의 인피니티 풀과 선베드, 바다를 향한 야자수",
  },
};
