/** What ECPay has published to test signing with: our code and the emulator must both arrive at these values. */
import { ECPAY, ECPAY_OLD, EINVOICE } from "../../sandbox/merchants.ts";

/** An order from the appendix on CheckMacValue in ECPay's manual. */
export const APPENDIX_ORDER = {
  TradeDesc: "促銷方案",
  PaymentType: "aio",
  MerchantTradeDate: "2023/03/12 15:30:23",
  MerchantTradeNo: "ecpay20230312153023",
  MerchantID: "3002607",
  ReturnURL: "https://www.ecpay.com.tw/receive.php",
  ItemName: "Apple iphone 15",
  TotalAmount: "30000",
  ChoosePayment: "ALL",
  EncryptType: "1",
};

/** An order from the tests of ECPay's PHP SDK. */
const SDK_ORDER = {
  MerchantID: "2000132",
  MerchantTradeNo: "Test201102145704",
  MerchantTradeDate: "2020/10/20 14:57:04",
  PaymentType: "aio",
  TotalAmount: "100",
  TradeDesc: "檢查碼建立測試",
  ItemName: "測試商品 100 TWD x 1",
  ReturnURL: "https://www.ecpay.com.tw/receive.php",
  ChoosePayment: "ALL",
  EncryptType: "1",
};

export const PUBLISHED_SIGNATURES = [
  {
    source: "the appendix",
    fields: APPENDIX_ORDER,
    merchant: ECPAY,
    signature: "6C51C9E6888DE861FD62FB1DD17029FC742634498FD813DC43D4243B5685B840",
  },
  {
    source: "the PHP SDK",
    fields: SDK_ORDER,
    merchant: ECPAY_OLD,
    signature: "5DC5C11B7E9D42A5D750511E6BE08CDE759104F7EAB6CDD761AE120A5A8ABB34",
  },
];

/** The invoice manual's example of encrypted data. */
export const PUBLISHED_ENVELOPE = {
  data: { Name: "Test", ID: "A123456789" },
  merchant: EINVOICE,
  sealed: "uvI4yrErM37XNQkXGAgRgJAgHn2t72jahaMZzYhWL1HmvH4WV18VJDP2i9pTbC+tby5nxVExLLFyAkbjbS2Dvg==",
};
