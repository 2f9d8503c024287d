import type { RefundLimitWords } from "#languages/zh-TW/studio/refund-limit.ts";

export const words: RefundLimitWords = {
  refund_limit: {
    title: "Refunds by the front desk",
    text: "The most the front desk may give back in one go, when it cancels an order or marks a refund as sent. Above it, an owner, a manager or the accountant has to do it.",
    label: "Limit per refund",
    any: "Any amount",
    save: "Save",
    saved: "Saved.",
    hint: "Enter 0 if the front desk may not refund at all.",
  },
};
