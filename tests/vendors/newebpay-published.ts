/** The examples in NewebPay's manual: our code and the emulator must both arrive at these values. */

/** An order, encrypted and hashed. */
export const PUBLISHED_ORDER = {
  plain:
    "MerchantID=MS127874575&RespondType=String&TimeStamp=1695795410&Version=2.0&MerchantOrderNo=Vanespl_ec_1695795410&Amt=30&ItemDesc=test&NotifyURL=https%3A%2F%2Fwebhook.site%2Fd4db5ad1-2278-466a-9d66-78585c0dbadb",
  sealed:
    "f79eac33c4f3245d58f17b544c5d38b09457a6d77e77bae6f10fcc7236fe153ccef1a80001c0746afc063a7570f80ad970d8a32c72332c9ec5547410188007876bdca2bafa52d07d31b6b183f2204d6e4feee6d245e286ab198cf95422ad5843c7696fc943cbb65979ad207607d4b5d97dac4a90ccd5e7a37adb7d7062e838be09d94e8c5dfa145c048e17feabe58c2e310792f0f50f5af32961ffb07ff6649ae1021ad558242551de5f09316e3182e198775e5d1ad5b66a70be290004de750fa85d86b0c2f087b40005d89e048be2ab6fd83f1c522494c093426a10a1f73fe4",
  sha: "84E4D9F96537E029F8450BE1E759080F9AF6995921B7F6F9AAFDDD2C36E7B287",
};

/** The answer to a query, and its hash. */
export const PUBLISHED_ANSWER = {
  fields: {
    Amt: "30",
    MerchantID: "MS127874575",
    MerchantOrderNo: "Vanespl_ec_1695795668",
    TradeNo: "23092714215835071",
  },
  check_code: "79C5227AF869AE4F25FDF4E22B928D5B52E415D9905EC6912D7807E18C3FFACA",
};
