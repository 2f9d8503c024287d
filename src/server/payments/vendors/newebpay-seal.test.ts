/** NewebPay's published examples, character for character. */
import { expect, test } from "vitest";
import { createCipheriv } from "node:crypto";
import {
  checkCode,
  checkValue,
  decryptTradeInfo,
  encryptTradeInfo,
  tradeSha,
} from "#server/payments/vendors/newebpay.ts";

const KEYS = { hashKey: "Fs5cX1TGqYM2PpdbE14a9H83YQSQF5jn", hashIv: "C6AcmfqJILwgnhIP" };
const PLAIN =
  "MerchantID=MS127874575&RespondType=String&TimeStamp=1695795410&Version=2.0&MerchantOrderNo=Vanespl_ec_1695795410&Amt=30&ItemDesc=test&NotifyURL=https%3A%2F%2Fwebhook.site%2Fd4db5ad1-2278-466a-9d66-78585c0dbadb";
const SEALED =
  "f79eac33c4f3245d58f17b544c5d38b09457a6d77e77bae6f10fcc7236fe153ccef1a80001c0746afc063a7570f80ad970d8a32c72332c9ec5547410188007876bdca2bafa52d07d31b6b183f2204d6e4feee6d245e286ab198cf95422ad5843c7696fc943cbb65979ad207607d4b5d97dac4a90ccd5e7a37adb7d7062e838be09d94e8c5dfa145c048e17feabe58c2e310792f0f50f5af32961ffb07ff6649ae1021ad558242551de5f09316e3182e198775e5d1ad5b66a70be290004de750fa85d86b0c2f087b40005d89e048be2ab6fd83f1c522494c093426a10a1f73fe4";

test("the manual's order, as text and as fields", () => {
  expect(encryptTradeInfo(PLAIN, KEYS)).toBe(SEALED);
  expect(encryptTradeInfo(Object.fromEntries(new URLSearchParams(PLAIN)), KEYS)).toBe(SEALED);
  expect(decryptTradeInfo(SEALED, KEYS)).toBe(PLAIN);
  expect(tradeSha(SEALED, KEYS)).toBe("84E4D9F96537E029F8450BE1E759080F9AF6995921B7F6F9AAFDDD2C36E7B287");
});

test("the manual's answer to a question", () => {
  const reply = {
    Amt: "30",
    MerchantID: "MS127874575",
    MerchantOrderNo: "Vanespl_ec_1695795668",
    TradeNo: "23092714215835071",
  };
  expect(checkCode(reply, KEYS)).toBe("79C5227AF869AE4F25FDF4E22B928D5B52E415D9905EC6912D7807E18C3FFACA");
});

test("a question, as openssl hashes it", () => {
  const request = { Amt: "30", MerchantID: "MS127874575", MerchantOrderNo: "Vanespl_ec_1695795668" };
  expect(checkValue(request, KEYS)).toBe("CD326F689018E7862727547F85CECD7DD7AE0FDB7782DE2C1E46B4417245B51F");
});

test.each([1, 15, 16, 17, 31, 32])("padding of %d bytes, as older gateways fill up to 32", (padding) => {
  const text = "a".repeat(64 - padding);
  const cipher = createCipheriv("aes-256-cbc", KEYS.hashKey, KEYS.hashIv).setAutoPadding(false);
  const bytes = Buffer.concat([Buffer.from(text), Buffer.alloc(padding, padding)]);
  const sealed = Buffer.concat([cipher.update(bytes), cipher.final()]).toString("hex");
  expect(decryptTradeInfo(sealed, KEYS)).toBe(text);
});

test.each([
  ["no hex", "xyz"],
  ["half a block", SEALED.slice(0, -2)],
  ["nothing", ""],
  ["a block too few", SEALED.slice(0, -32)],
])("%s is not opened", (_what, sealed) => {
  expect(() => decryptTradeInfo(sealed, KEYS)).toThrow();
});

test("an order in Chinese, with signs, is written as PHP does", () => {
  const sealed = encryptTradeInfo({ ItemDesc: "月澄 B*B~'", A: "1" }, KEYS);
  expect(decryptTradeInfo(sealed, KEYS)).toBe("ItemDesc=%E6%9C%88%E6%BE%84+B%2AB%7E%27&A=1");
});
