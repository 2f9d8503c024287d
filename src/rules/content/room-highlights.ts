/** What guests most often ask of a room before they book, ready in five languages: its view and its floor. */
import type { Language, Texts } from "#rules/text/language.ts";

export type RoomHighlight = Record<Language, string>;

const texts = (tw: string, cn: string, en: string, ja: string, ko: string): RoomHighlight => ({
  "zh-TW": tw,
  "zh-CN": cn,
  "en-US": en,
  "ja-JP": ja,
  "ko-KR": ko,
});

export const ROOM_HIGHLIGHTS = {
  view: [
    texts("海景", "海景", "Sea view", "海が見える", "바다 전망"),
    texts("山景", "山景", "Mountain view", "山が見える", "산 전망"),
    texts("湖景", "湖景", "Lake view", "湖が見える", "호수 전망"),
    texts("河景", "河景", "River view", "川が見える", "강 전망"),
    texts("庭園景", "庭园景", "Garden view", "庭が見える", "정원 전망"),
    texts("田園景", "田园景", "Countryside view", "田園が見える", "전원 전망"),
    texts("市景", "城市景", "City view", "街が見える", "도시 전망"),
    texts("街景", "街景", "Street view", "通りに面した部屋", "거리 전망"),
    texts("中庭景", "中庭景", "Courtyard view", "中庭に面した部屋", "안뜰 전망"),
  ],
  floor: [
    texts("一樓", "一楼", "Ground floor", "1階", "1층"),
    texts("低樓層", "低楼层", "Lower floors", "低層階", "저층"),
    texts("高樓層", "高楼层", "Upper floors", "高層階", "고층"),
    texts("頂樓", "顶楼", "Top floor", "最上階", "최상층"),
    texts("有電梯", "有电梯", "Lift access", "エレベーターあり", "엘리베이터 있음"),
  ],
} as const satisfies Record<string, readonly RoomHighlight[]>;

/** Where a tag says this highlight, in whichever language; -1: none does. */
export const findHighlight = (tags: readonly Texts[], highlight: RoomHighlight): number =>
  tags.findIndex((tag) => Object.entries(tag).some(([lang, text]) => text === highlight[lang as Language]));
