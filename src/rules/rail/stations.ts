/** The twelve stations of the high-speed railway, from north to south, by the ids of the operator’s public data; and its clock. */
import type { Language } from "#rules/text/language.ts";
import { dayAt } from "#rules/time/day.ts";

export const STATION_IDS = [
  "0990",
  "1000",
  "1010",
  "1020",
  "1030",
  "1035",
  "1040",
  "1043",
  "1047",
  "1050",
  "1060",
  "1070",
] as const;

export type StationId = (typeof STATION_IDS)[number];

/** In the order of LANGUAGES: zh-TW, zh-CN, en-US, ja-JP, ko-KR. */
const name = (tw: string, cn: string, en: string, ja: string, ko: string): Record<Language, string> => ({
  "zh-TW": tw,
  "zh-CN": cn,
  "en-US": en,
  "ja-JP": ja,
  "ko-KR": ko,
});

export const STATIONS: Record<StationId, { code: string; name: Record<Language, string> }> = {
  "0990": { code: "NAK", name: name("南港", "南港", "Nangang", "南港", "난강") },
  "1000": { code: "TPE", name: name("台北", "台北", "Taipei", "台北", "타이베이") },
  "1010": { code: "BAC", name: name("板橋", "板桥", "Banqiao", "板橋", "반차오") },
  "1020": { code: "TAY", name: name("桃園", "桃园", "Taoyuan", "桃園", "타오위안") },
  "1030": { code: "HSC", name: name("新竹", "新竹", "Hsinchu", "新竹", "신주") },
  "1035": { code: "MIL", name: name("苗栗", "苗栗", "Miaoli", "苗栗", "먀오리") },
  "1040": { code: "TAC", name: name("台中", "台中", "Taichung", "台中", "타이중") },
  "1043": { code: "CHA", name: name("彰化", "彰化", "Changhua", "彰化", "장화") },
  "1047": { code: "YUL", name: name("雲林", "云林", "Yunlin", "雲林", "윈린") },
  "1050": { code: "CHY", name: name("嘉義", "嘉义", "Chiayi", "嘉義", "자이") },
  "1060": { code: "TNN", name: name("台南", "台南", "Tainan", "台南", "타이난") },
  "1070": { code: "ZUY", name: name("左營", "左营", "Zuoying", "左営", "쭤잉") },
};

export const stationName = (id: StationId, lang: Language): string => STATIONS[id].name[lang];

/** Latitude and longitude. */
export const STATION_COORDINATES: Record<StationId, readonly [number, number]> = {
  "0990": [25.0529, 121.6066],
  "1000": [25.0478, 121.517],
  "1010": [25.0143, 121.4638],
  "1020": [25.013, 121.2149],
  "1030": [24.8081, 121.0403],
  "1035": [24.6055, 120.8256],
  "1040": [24.1119, 120.6159],
  "1043": [23.8742, 120.5746],
  "1047": [23.7363, 120.4164],
  "1050": [23.4596, 120.3233],
  "1060": [22.9254, 120.2859],
  "1070": [22.6874, 120.3078],
};

/** The railway runs by the clock of Taiwan, wherever guest and lodging are. */
export const RAIL_TIMEZONE = "Asia/Taipei";

export const railDay = (now: Date): string => dayAt(now, RAIL_TIMEZONE);
