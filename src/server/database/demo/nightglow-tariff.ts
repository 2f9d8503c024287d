/** Nightglow's tariff as a table: rest is paid at the gate, overnight figures are those of the rooms. */
import type { Texts } from "#rules/text/language.ts";
import { crystal, galaxy, scarlet } from "./nightglow-rooms.ts";

/** TWD for a rest of three hours. */
const ROWS = [
  { room: scarlet, rest: { weekday: 980, weekend: 1180 } },
  { room: galaxy, rest: { weekday: 1180, weekend: 1380 } },
  { room: crystal, rest: { weekday: 2380, weekend: 2880 } },
];

type Words = {
  title: string;
  room: string;
  rest: [weekday: string, weekend: string];
  overnight: [weekday: string, weekend: string];
  notes: string[];
};

const WORDS = {
  "zh-TW": {
    title: "收費表（新臺幣，每房）",
    room: "房型",
    rest: ["休息 3 小時・平日", "休息 3 小時・週末"],
    overnight: ["住宿・平日", "住宿・週末"],
    notes: [
      "休息為現場入場，07:00–21:00，不提供線上預訂；續時每小時 300 元，水晶房 600 元。",
      "住宿 18:00 入住、12:00 退房，可線上預訂；七、八月為旺季價，以訂房月曆為準。",
      "週末：休息為週六、週日，住宿為週五、週六晚。價格含稅與服務費，以房計價，不以人頭計。",
    ],
  },
  "zh-CN": {
    title: "价目表（新台币，每间）",
    room: "房型",
    rest: ["钟点 3 小时・平日", "钟点 3 小时・周末"],
    overnight: ["过夜・平日", "过夜・周末"],
    notes: [
      "钟点房为现场入住，07:00–21:00，不提供在线预订；续时每小时 300 元，水晶房 600 元。",
      "过夜 18:00 入住、12:00 退房，可在线预订；七、八月为旺季价，以预订日历为准。",
      "周末：钟点为周六、周日，过夜为周五、周六晚。价格含税和服务费，按房计价，不按人数。",
    ],
  },
  "en-US": {
    title: "Tariff (NT$ per room)",
    room: "Room",
    rest: ["Rest, 3 hours, weekday", "Rest, 3 hours, weekend"],
    overnight: ["Overnight, weekday", "Overnight, weekend"],
    notes: [
      "Rest is on arrival only, 07:00–21:00, and cannot be booked online; each further hour NT$300, Crystal NT$600.",
      "Overnight is from 18:00 to 12:00 and is booked online; July and August are at summer rates, see the calendar.",
      "Weekend means Saturday and Sunday for a rest, Friday and Saturday nights for an overnight stay. Tax and service " +
        "are included; prices are per room, not per person.",
    ],
  },
  "ja-JP": {
    title: "料金表（台湾元・1室）",
    room: "客室",
    rest: ["ご休憩3時間・平日", "ご休憩3時間・週末"],
    overnight: ["ご宿泊・平日", "ご宿泊・週末"],
    notes: [
      "ご休憩は7:00〜21:00、現地受付のみでオンライン予約は承っておりません。延長は1時間300元、クリスタルは600元です。",
      "ご宿泊は18:00から翌12:00まで。オンラインでご予約いただけます。七・八月は夏季料金となりますので、予約カレンダーをご覧ください。",
      "週末とは、ご休憩は土・日曜、ご宿泊は金・土曜の夜を指します。税・サービス料込み、人数ではなく1室の料金です。",
    ],
  },
  "ko-KR": {
    title: "요금표(대만달러, 객실당)",
    room: "객실",
    rest: ["대실 3시간・평일", "대실 3시간・주말"],
    overnight: ["숙박・평일", "숙박・주말"],
    notes: [
      "대실은 07:00–21:00 현장 접수만 가능하며 온라인 예약은 받지 않습니다. 연장은 시간당 NT$300, 크리스털은 NT$600입니다.",
      "숙박은 18:00부터 다음 날 12:00까지이며 온라인으로 예약하실 수 있습니다. 7·8월은 성수기 요금이니 예약 달력을 확인해 주십시오.",
      "주말은 대실의 경우 토·일요일, 숙박의 경우 금·토요일 밤입니다. 세금과 봉사료 포함이며 인원이 아닌 객실 기준 요금입니다.",
    ],
  },
} satisfies Record<string, Words>;

function tableIn(language: keyof typeof WORDS): string {
  const words: Words = WORDS[language];
  const head = [words.room, ...words.rest, ...words.overnight].map((title) => `<th>${title}</th>`).join("");
  const rows = ROWS.map(({ room, rest }) => {
    // Round tens, as the loader sells it.
    const weekendNight = Math.round((room.base_price * (100 + room.weekend_percent)) / 1000) * 10;
    const prices = [rest.weekday, rest.weekend, room.base_price, weekendNight];
    const cells = prices.map((price) => `<td>${price.toLocaleString("en-US")}</td>`).join("");
    return `<tr><th>${room.name[language]}</th>${cells}</tr>`;
  });
  const notes = words.notes.map((note) => `<li>${note}</li>`).join("");
  return (
    `<h3>${words.title}</h3><table><thead><tr>${head}</tr></thead><tbody>${rows.join("")}</tbody></table>` +
    `<ul>${notes}</ul>`
  );
}

export const tariff: Texts = {
  "zh-TW": tableIn("zh-TW"),
  "zh-CN": tableIn("zh-CN"),
  "en-US": tableIn("en-US"),
  "ja-JP": tableIn("ja-JP"),
  "ko-KR": tableIn("ko-KR"),
};
