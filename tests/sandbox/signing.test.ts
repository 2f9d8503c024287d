/** The server and the emulators sign by code of their own: both must agree with what the vendors have published, and with each other. */
import fc from "fast-check";
import { expect, test } from "vitest";
import { EINVOICE_SANDBOX_KEYS } from "#server/payments/invoices/einvoice.ts";
import { ecpay } from "#server/payments/vendors/ecpay.ts";
import { openData, sealData } from "#server/payments/vendors/ecpay-envelope.ts";
import { checkMacValue, isSigned, sign } from "#server/payments/vendors/ecpay-signature.ts";
import { jkopay } from "#server/payments/vendors/jkopay.ts";
import { linePay } from "#server/payments/vendors/line-pay.ts";
import { newebpay } from "#server/payments/vendors/newebpay.ts";
import * as seal from "#server/payments/vendors/newebpay-seal.ts";
import { stripe } from "#server/payments/vendors/stripe.ts";
import { tappay } from "#server/payments/vendors/tappay.ts";
import {
  APPENDIX_ORDER,
  hashKeysOf,
  PUBLISHED_ENVELOPE,
  PUBLISHED_SIGNATURES,
} from "#tests/vendors/ecpay-published.ts";
import { hasMac, macOf, openEnvelope, sealEnvelope, withMac } from "../../sandbox/ecpay-signing.ts";
import * as merchants from "../../sandbox/merchants.ts";
import * as emulator from "../../sandbox/newebpay-signing.ts";

const { ECPAY, EINVOICE, NEWEBPAY } = merchants;

test.each([
  ["ecpay", ecpay.sandboxKeys, merchants.ECPAY],
  ["einvoice", EINVOICE_SANDBOX_KEYS, merchants.EINVOICE],
  ["newebpay", newebpay.sandboxKeys, merchants.NEWEBPAY],
  ["jkopay", jkopay.sandboxKeys, merchants.JKOPAY],
  ["line_pay", linePay.sandboxKeys, merchants.LINE_PAY],
  ["stripe", stripe.sandboxKeys, merchants.STRIPE],
  ["tappay", tappay.sandboxKeys, merchants.TAPPAY],
])("%s: both know the same merchant", (_gateway, ours, theirs) => {
  expect(ours).toMatchObject(theirs);
});

test.each(PUBLISHED_SIGNATURES)("ECPay's CheckMacValue of $source", ({ fields, merchant, signature }) => {
  expect(macOf(fields, merchant)).toBe(signature);
  expect(checkMacValue(fields, hashKeysOf(merchant))).toBe(signature);
});

test("ECPay's envelope of the manual", () => {
  const { data, merchant, sealed } = PUBLISHED_ENVELOPE;
  expect(sealEnvelope(data, merchant)).toBe(sealed);
  expect(sealData(data, merchant)).toBe(sealed);
});

const anyFields = fc.dictionary(
  fc.stringMatching(/^[A-Za-z][A-Za-z0-9_]{0,11}$/),
  fc.string({ unit: "binary", maxLength: 30 }).filter((text) => text.isWellFormed()),
  // Names that differ by case alone have no order of their own.
  { minKeys: 1, maxKeys: 8 },
);
const isOrdered = (fields: object) =>
  new Set(Object.keys(fields).map((name) => name.toLowerCase())).size === Object.keys(fields).length;

test("ECPay: what one signs or seals, the other takes, whatever is in it", () => {
  fc.assert(
    fc.property(anyFields.filter(isOrdered), (fields) => {
      expect(hasMac(sign(fields, ECPAY), ECPAY)).toBe(true);
      expect(isSigned(withMac(fields, ECPAY), ECPAY)).toBe(true);
      expect(openEnvelope(sealData(fields, EINVOICE), EINVOICE)).toEqual(fields);
      expect(openData(sealEnvelope(fields, EINVOICE), EINVOICE)).toEqual(fields);
    }),
  );
  const changed = { ...withMac(APPENDIX_ORDER, ECPAY), TotalAmount: "1" };
  expect([hasMac(changed, ECPAY), isSigned(changed, ECPAY)]).toEqual([false, false]);
});

const PLAIN =
  "MerchantID=MS127874575&RespondType=String&TimeStamp=1695795410&Version=2.0&MerchantOrderNo=Vanespl_ec_1695795410&Amt=30&ItemDesc=test&NotifyURL=https%3A%2F%2Fwebhook.site%2Fd4db5ad1-2278-466a-9d66-78585c0dbadb";
const SHA = "84E4D9F96537E029F8450BE1E759080F9AF6995921B7F6F9AAFDDD2C36E7B287";
const ANSWER = {
  Amt: "30",
  MerchantID: "MS127874575",
  MerchantOrderNo: "Vanespl_ec_1695795668",
  TradeNo: "23092714215835071",
};

test("NewebPay's order and answer of the manual", () => {
  const keys = hashKeysOf(NEWEBPAY);
  const sealed = emulator.encryptInfo(PLAIN, NEWEBPAY);
  expect(emulator.shaOf(sealed, NEWEBPAY)).toBe(SHA);
  expect(seal.encryptTradeInfo(PLAIN, keys)).toBe(sealed);
  expect(seal.tradeSha(sealed, keys)).toBe(SHA);
  const published = "79C5227AF869AE4F25FDF4E22B928D5B52E415D9905EC6912D7807E18C3FFACA";
  expect([emulator.answerHash(ANSWER, NEWEBPAY), seal.checkCode(ANSWER, keys)]).toEqual([published, published]);
});

test("NewebPay: what one encrypts or hashes, the other takes", () => {
  const keys = hashKeysOf(NEWEBPAY);
  const { TradeNo: _, ...question } = ANSWER;
  expect(emulator.questionHash(question, NEWEBPAY)).toBe(seal.checkValue(question, keys));
  fc.assert(
    fc.property(fc.string({ unit: "grapheme", minLength: 1, maxLength: 60 }), (text) => {
      expect(emulator.decryptInfo(seal.encryptTradeInfo(text, keys), NEWEBPAY)).toBe(text);
      expect(seal.decryptTradeInfo(emulator.encryptInfo(text, NEWEBPAY), keys)).toBe(text);
    }),
  );
});
