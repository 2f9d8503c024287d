/** ECPay's published signatures, character for character. */
import { createHash } from "node:crypto";
import { describe, expect, test } from "vitest";
import { checkMacValue } from "#server/payments/vendors/ecpay.ts";
import { openData, sealData } from "#server/payments/vendors/ecpay-envelope.ts";
import { hasNoSplice, isSigned, sign } from "#server/payments/vendors/ecpay-signature.ts";
import { APPENDIX_ORDER, PUBLISHED_ENVELOPE, PUBLISHED_SIGNATURES } from "#tests/vendors/ecpay-published.ts";
import { hashKeysOf } from "#tests/vendors/hash-keys.ts";
import { ECPAY, ECPAY_OLD } from "../../../../sandbox/merchants.ts";

const STAGE = hashKeysOf(ECPAY);

test.each(PUBLISHED_SIGNATURES)("CheckMacValue of $source", ({ fields, merchant, signature }) => {
  const keys = hashKeysOf(merchant);
  expect(checkMacValue(fields, keys)).toBe(signature);
  expect(checkMacValue({ ...fields, CheckMacValue: "whatever came with it" }, keys)).toBe(signature);
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
  const nobody = { merchant_id: "3002607", hash_key: "", hash_iv: "" };

  test("is right for its own keys only", () => {
    expect(isSigned(sign(APPENDIX_ORDER, ECPAY), ECPAY)).toBe(true);
    expect(isSigned(sign(APPENDIX_ORDER, ECPAY), ECPAY_OLD)).toBe(false);
    expect(isSigned(APPENDIX_ORDER, ECPAY)).toBe(false);
  });

  test("of nobody's keys is no signature", () => {
    expect(isSigned(sign(APPENDIX_ORDER, nobody), nobody)).toBe(false);
  });

  test("can't tell a & inside a value from the next field, so such values are found before it is checked", () => {
    const spliced = { A: "1&B=2" };
    expect(checkMacValue(spliced, STAGE)).toBe(checkMacValue({ A: "1", B: "2" }, STAGE));
    expect([hasNoSplice(spliced), hasNoSplice({ A: "1", B: "2" })]).toEqual([false, true]);
  });
});

test("the envelope's published example", () => {
  const { data, merchant, sealed } = PUBLISHED_ENVELOPE;
  expect(sealData(data, merchant)).toBe(sealed);
  expect(openData(sealed, merchant)).toEqual(data);
  expect(openData(sealData({ 房: "月 + 澄 %~'" }, merchant), merchant)).toEqual({ 房: "月 + 澄 %~'" });
  expect(() => openData(sealed, { ...merchant, hash_key: ECPAY_OLD.hash_key })).toThrow();
});
