import type { StudioOrderWords } from "#languages/zh-TW/studio-orders.ts";

export const studioOrders: StudioOrderWords = {
  cancelling: {
    unpaid:
      "Nothing has been paid yet, so cancelling is free. The rooms go back on sale at once, and the guest gets an email.",
    paid: (refund, kept) =>
      `By the policy it was booked with, ${refund} goes back to the guest and you keep ${kept}. The rooms go back on sale at once, and the guest gets an email.`,
  },
};
