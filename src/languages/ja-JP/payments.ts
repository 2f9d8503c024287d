import type { PaymentWords } from "#languages/zh-TW/payments.ts";

export const payments: PaymentWords = {
  vendors: {
    1: "クレジットカード（NewebPay）",
    2: "クレジットカード",
    3: "街口支付（JKOPay）",
    4: "LINE Pay",
    6: "クレジットカード（ECPay）",
    7: "Pi ウォレット（Pi 拍錢包）",
    8: "銀行振込",
    9: "ATM 振込（台新銀行）",
    10: "ATM 振込（玉山銀行）",
    11: "ATM 振込（台湾銀行）",
    12: "ATM 振込（台北富邦銀行）",
    13: "ATM 振込（NewebPay）",
    14: "現地払い",
    15: "ATM 振込",
  },
  methods: { card: "クレジットカード", apple_pay: "Apple Pay", google_pay: "Google Pay" },
};
