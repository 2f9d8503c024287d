/** Words of the booking page's results: their order, and what is behind a price. zh-TW is the master. */
export const bookingResults = {
  sort: {
    label: "排序",
    recommended: "推薦",
    price: "價格低到高",
    size: "空間大到小",
    apply: "套用",
  },
  by_night: {
    open: "每晚價格",
    of: (room: string, plan: string) => `（${room}，${plan}）`,
  },
};

export type BookingResultsWords = typeof bookingResults;
