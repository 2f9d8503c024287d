import type { StudioOrderWords } from "#languages/zh-TW/studio-orders.ts";

export const studioOrders: StudioOrderWords = {
  cancelling: {
    unpaid: "まだ入金がないため、キャンセル料はかかりません。部屋はすぐに販売に戻り、お客様にメールでお知らせします。",
    paid: (refund, kept) =>
      `予約時の規定により、お客様に${refund}を返金し、宿が${kept}を受け取ります。部屋はすぐに販売に戻り、お客様にメールでお知らせします。`,
  },
};
