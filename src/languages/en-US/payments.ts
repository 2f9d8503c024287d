import type { PaymentWords } from "#languages/zh-TW/payments.ts";

export const payments: PaymentWords = {
  vendors: {
    1: "Credit card (NewebPay)",
    2: "Credit card",
    3: "JKOPay",
    4: "LINE Pay",
    6: "Credit card (ECPay)",
    7: "Pi Wallet",
    8: "Bank transfer",
    9: "ATM transfer (Taishin Bank)",
    10: "ATM transfer (E.SUN Bank)",
    11: "ATM transfer (Bank of Taiwan)",
    12: "ATM transfer (Taipei Fubon Bank)",
    13: "ATM transfer (NewebPay)",
    14: "Pay on arrival",
    15: "ATM transfer",
  },
  methods: { card: "Card", apple_pay: "Apple Pay", google_pay: "Google Pay" },
};
