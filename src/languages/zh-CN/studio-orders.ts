import type { StudioOrderWords } from "#languages/zh-TW/studio-orders.ts";

export const studioOrders: StudioOrderWords = {
  cancelling: {
    unpaid: "这笔订单还没有收到款项，取消不收费用。房间会立即开放，并发邮件通知客人。",
    paid: (refund, kept) => `按预订时的规定，退还客人 ${refund}，住宿保留 ${kept}。房间会立即开放，并发邮件通知客人。`,
  },
};
