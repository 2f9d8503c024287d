/** What train tickets are called in prices, orders and e-mails. */
export const rail = {
  round_trip: (from: string, to: string, tickets: number) => `高鐵來回票 ${from}－${to}，共 ${tickets} 張`,
  one_way: (from: string, to: string, tickets: number) => `高鐵單程票 ${from}－${to}，共 ${tickets} 張`,
  refund_fee: "高鐵退票手續費",
};

export type RailWords = typeof rail;
