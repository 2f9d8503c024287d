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
import { hashKeysOf } from "#tests/vendors/hash-keys.ts";
import { PUBLISHED_ANSWER, PUBLISHED_ORDER } from "#tests/vendors/newebpay-published.ts";
import { NEWEBPAY } from "../../../../sandbox/merchants.ts";

const KEYS = hashKeysOf(NEWEBPAY);
const { plain: PLAIN, sealed: SEALED, sha } = PUBLISHED_ORDER;

test("the manual's order, as text and as fields", () => {
  expect(encryptTradeInfo(PLAIN, KEYS)).toBe(SEALED);
  expect(encryptTradeInfo(Object.fromEntries(new URLSearchParams(PLAIN)), KEYS)).toBe(SEALED);
  expect(decryptTradeInfo(SEALED, KEYS)).toBe(PLAIN);
  expect(tradeSha(SEALED, KEYS)).toBe(sha);
});

test("the manual's answer to a question", () => {
  expect(checkCode(PUBLISHED_ANSWER.fields, KEYS)).toBe(PUBLISHED_ANSWER.check_code);
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
