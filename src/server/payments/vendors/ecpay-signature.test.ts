/** ECPay's published signatures, to the letter. */
import { createHash } from "node:crypto";
import { describe, expect, test } from "vitest";
import { checkMacValue } from "#server/payments/vendors/ecpay.ts";
import { openData, sealData } from "#server/payments/vendors/ecpay-envelope.ts";
import { hasNoSplice, isSigned, sign } from "#server/payments/vendors/ecpay-signature.ts";

const STAGE = { hashKey: "pwFHCqoQZGmho4w6", hashIv: "EkRm7iFT261dpevs" };
const OLD_STAGE = { hashKey: "5294y06JbISpM5x9", hashIv: "v77hoKGq4kWxNNIS" };
const APPENDIX = {
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
const SDK = {
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

test.each([
  ["the appendix", APPENDIX, STAGE, "6C51C9E6888DE861FD62FB1DD17029FC742634498FD813DC43D4243B5685B840"],
  ["the PHP SDK", SDK, OLD_STAGE, "5DC5C11B7E9D42A5D750511E6BE08CDE759104F7EAB6CDD761AE120A5A8ABB34"],
])("CheckMacValue of %s", (_name, params, keys, expected) => {
  expect(checkMacValue(params, keys)).toBe(expected);
  expect(checkMacValue({ ...params, CheckMacValue: "whatever came with it" }, keys)).toBe(expected);
});

test("fields are sorted without regard to case, and empty ones count", () => {
  const mixed = { b: "2", A: "1", C: "", a1: "0" };
  expect(checkMacValue(mixed, STAGE)).toBe(checkMacValue({ A: "1", a1: "0", b: "2", C: "" }, STAGE));
  expect(checkMacValue(mixed, STAGE)).not.toBe(checkMacValue({ A: "1", a1: "0", b: "2" }, STAGE));
});

test("signs are written as .NET does", () => {
  const signs = { A: " -_.!*()~'/?#[]@$+,;%\"\\^`{|}" };
  const byHand =
    "hashkey%3dpwfhcqoqzgmho4w6%26a%3d+-_.!*()%7e%27%2f%3f%23%5b%5d%40%24%2b%2c%3b%25%22%5c%5e%60%7b%7c%7d%26hashiv%3dekrm7ift261dpevs";
  expect(checkMacValue(signs, STAGE)).toBe(createHash("sha256").update(byHand).digest("hex").toUpperCase());
});

describe("a signature", () => {
  const keys = { merchant_id: "3002607", hash_key: STAGE.hashKey, hash_iv: STAGE.hashIv };
  const nobody = { merchant_id: "3002607", hash_key: "", hash_iv: "" };

  test("is right for its own keys only", () => {
    expect(isSigned(sign(APPENDIX, keys), keys)).toBe(true);
    expect(isSigned(sign(APPENDIX, keys), { ...keys, hash_key: OLD_STAGE.hashKey, hash_iv: OLD_STAGE.hashIv })).toBe(
      false,
    );
    expect(isSigned(APPENDIX, keys)).toBe(false);
  });

  test("of nobody's keys is no signature", () => {
    expect(isSigned(sign(APPENDIX, nobody), nobody)).toBe(false);
  });

  test("can't tell a & inside a value from the next field, so such values are told apart before", () => {
    const spliced = { A: "1&B=2" };
    expect(checkMacValue(spliced, STAGE)).toBe(checkMacValue({ A: "1", B: "2" }, STAGE));
    expect([hasNoSplice(spliced), hasNoSplice({ A: "1", B: "2" })]).toEqual([false, true]);
  });
});

test("the envelope's published example", () => {
  const keys = { merchant_id: "2000132", hash_key: "ejCk326UnaZWKisg", hash_iv: "q9jcZX8Ib9LM8wYk" };
  const sealed = "uvI4yrErM37XNQkXGAgRgJAgHn2t72jahaMZzYhWL1HmvH4WV18VJDP2i9pTbC+tby5nxVExLLFyAkbjbS2Dvg==";
  expect(sealData({ Name: "Test", ID: "A123456789" }, keys)).toBe(sealed);
  expect(openData(sealed, keys)).toEqual({ Name: "Test", ID: "A123456789" });
  expect(openData(sealData({ 房: "月 + 澄 %~'" }, keys), keys)).toEqual({ 房: "月 + 澄 %~'" });
  expect(() => openData(sealed, { ...keys, hash_key: "5294y06JbISpM5x9" })).toThrow();
});
