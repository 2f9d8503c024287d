import type { PaymentWords } from "#languages/zh-TW/payments.ts";

export const payments: PaymentWords = {
  vendors: {
    1: "信用卡（蓝新金流）",
    2: "信用卡",
    3: "街口支付",
    4: "LINE Pay",
    6: "信用卡（绿界科技）",
    7: "Pi 拍钱包",
    8: "银行转账",
    9: "ATM 转账（台新银行）",
    10: "ATM 转账（玉山银行）",
    11: "ATM 转账（台湾银行）",
    12: "ATM 转账（台北富邦银行）",
    13: "ATM 转账（蓝新金流）",
    14: "到店付款",
    15: "ATM 转账",
  },
  methods: { card: "信用卡", apple_pay: "Apple Pay", google_pay: "Google Pay" },
};
