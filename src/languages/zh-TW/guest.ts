/** Words for guests from anywhere: telephone and country, questions of the lodging, other currencies and languages. */
export const guest = {
  phone: {
    country: (name: string, code: string) => `國家或地區：${name} +${code}`,
    title: "選擇國家或地區",
    search: "搜尋國家、地區或國碼",
    none: "找不到符合的國家或地區。",
    close: "關閉",
    short: (country: string) => `${country}的電話號碼沒有這麼短，請再確認一次。`,
    long: (country: string) => `${country}的電話號碼沒有這麼長，請再確認一次。`,
    wrong: (country: string) => `這不像${country}的電話號碼，請確認號碼或改選國家。`,
  },
  questions: {
    residence: "居住國家或地區",
    choose: "請選擇",
    residence_needed: "請選擇您居住的國家或地區。",
    arrival_time: "預計抵達時間",
    arrival_unknown: "還不確定",
  },
  currency: {
    label: "同時顯示幣別",
    only: (sign: string) => `只顯示 ${sign}`,
    about: (amount: string) => `約 ${amount}`,
    /** Said once on a page: whose rates they are, and in what is charged. */
    note: (sign: string, date: string, source: string, own: string) =>
      `${sign} 金額僅供參考（${date}匯率，來源：${source}），實際以 ${own} 收費。`,
  },
  /** Offered to a browser in this language, on a page in another one. */
  offer: {
    text: "以繁體中文瀏覽本頁",
    close: "關閉",
  },
  cot: "嬰兒床",
  /** What a guest's price contains by the plan: "6–11 歲：被褥、含早餐與晚餐". */
  meals: { breakfast: "早餐", lunch: "午餐", dinner: "晚餐" },
  with_meals: (label: string, meals: string) => `${label}、含${meals}`,
  rate_meal: (name: string, amount: string) => `${name}＋${amount}`,
  rate_on_request: "須先向我們確認",
  /** Who sleeps in one room, one after another. */
  room_adults: (count: number) => `${count} 位成人`,
  room_child: (age: number) => (age === 0 ? "未滿 1 歲的孩子" : `${age} 歲的孩子`),
  room_cots: (count: number) => `嬰兒床 ${count} 張`,
  room_and: (one: string, other: string) => `${one}、${other}`,
};

export type GuestWords = typeof guest;
