import type { PaymentWords } from "#languages/zh-TW/payments.ts";

export const payments: PaymentWords = {
  vendors: {
    1: "신용카드(NewebPay)",
    2: "신용카드",
    3: "JKOPay(街口支付)",
    4: "LINE Pay",
    6: "신용카드(ECPay)",
    7: "Pi 지갑(Pi 拍錢包)",
    8: "계좌이체",
    9: "ATM 이체(타이신은행)",
    10: "ATM 이체(E.SUN은행)",
    11: "ATM 이체(타이완은행)",
    12: "ATM 이체(타이베이 푸본은행)",
    13: "ATM 이체(NewebPay)",
    14: "현장 결제",
    15: "ATM 이체",
  },
  methods: { card: "신용카드", apple_pay: "Apple Pay", google_pay: "Google Pay" },
};
