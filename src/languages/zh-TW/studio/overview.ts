/** Words of the studio's overview. */
export const words = {
  hello: (name: string) => `${name}，您好`,
  today: (day: string) => `今天，${day}`,
  day_parts: {
    arrivals: "今天入住",
    departures: "今天退房",
    in_house: "今晚住宿",
    unpaid: "等待付款",
    booked: "今天新訂單",
  },
  day_rooms: (rooms: number) => `${rooms} 間`,
  arriving_today: "今天入住的房客",
  leaving_today: "今天退房的房客",
  nobody_arrives: "今天沒有房客入住。",
  unpaid_arrivals: (orders: number) => `今天入住的訂單有 ${orders} 筆等待付款`,
  nobody_leaves: "今天沒有房客退房。",
  quiet_day: "今天還沒有訂單動靜。有人訂房時，這裡會馬上更新。",
  see_all: (count: number) => `看全部 ${count} 筆`,
  site: "您的網站",
  live: "已公開，所有人都能看到",
  not_live: "尚未公開，只有團隊看得到",
  copy: "複製網址",
  copied: "已複製",
  facts: "旅宿資料",
  role: "您的角色",
  languages: "網站語言",
  currency: "幣別",
  time_there: "當地時間",
  places: "前往",
};

export type OverviewWords = typeof words;
