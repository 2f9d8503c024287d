/** Words of the sum up to which the front desk may refund. */
export const words = {
  refund_limit: {
    title: "櫃檯退款",
    text: "櫃檯取消訂單或標記退款時，一次最多可以退多少錢。超過就要由負責人、經理或會計處理。",
    label: "每筆退款上限",
    any: "不限金額",
    save: "設定",
    saved: "已儲存。",
    hint: "不讓櫃檯退款，請填 0。",
  },
};

export type RefundLimitWords = typeof words;
