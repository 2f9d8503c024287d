/** What the studio says before an order is cancelled. */
export type StudioOrderWords = { cancelling: { unpaid: string; paid: (refund: string, kept: string) => string } };

export const studioOrders: StudioOrderWords = {
  cancelling: {
    unpaid: "這筆訂單還沒有收到款項，取消不收費用。房間會立即開放，並寄信通知房客。",
    paid: (refund, kept) => `依訂購時的規定，退還房客 ${refund}，旅宿保留 ${kept}。房間會立即開放，並寄信通知房客。`,
  },
};
