/** Names of the specification's vendor ids, and of ways that several vendors can take. */
export type PaymentWords = {
  vendors: Record<number, string>;
  methods: { card: string; apple_pay: string; google_pay: string };
};

export const payments: PaymentWords = {
  vendors: {
    1: "信用卡（藍新金流）",
    2: "信用卡",
    3: "街口支付",
    4: "LINE Pay",
    6: "信用卡（綠界科技）",
    7: "Pi 拍錢包",
    8: "銀行匯款",
    9: "ATM 轉帳（台新銀行）",
    10: "ATM 轉帳（玉山銀行）",
    11: "ATM 轉帳（臺灣銀行）",
    12: "ATM 轉帳（台北富邦銀行）",
    13: "ATM 轉帳（藍新金流）",
    14: "到店付款",
    15: "ATM 轉帳",
  },
  methods: { card: "信用卡", apple_pay: "Apple Pay", google_pay: "Google Pay" },
};
