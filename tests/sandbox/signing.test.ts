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
import { APPENDIX_ORDER, PUBLISHED_ENVELOPE, PUBLISHED_SIGNATURES } from "#tests/vendors/ecpay-published.ts";
import { hashKeysOf } from "#tests/vendors/hash-keys.ts";
import { PUBLISHED_ANSWER, PUBLISHED_ORDER } from "#tests/vendors/newebpay-published.ts";
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

test("NewebPay's order and answer of the manual", () => {
  const keys = hashKeysOf(NEWEBPAY);
  const { plain, sealed, sha } = PUBLISHED_ORDER;
  expect([emulator.encryptInfo(plain, NEWEBPAY), seal.encryptTradeInfo(plain, keys)]).toEqual([sealed, sealed]);
  expect([emulator.shaOf(sealed, NEWEBPAY), seal.tradeSha(sealed, keys)]).toEqual([sha, sha]);
  const { fields, check_code } = PUBLISHED_ANSWER;
  expect([emulator.answerHash(fields, NEWEBPAY), seal.checkCode(fields, keys)]).toEqual([check_code, check_code]);
});

test("NewebPay: what one encrypts or hashes, the other takes", () => {
  const keys = hashKeysOf(NEWEBPAY);
  const { TradeNo: _, ...question } = PUBLISHED_ANSWER.fields;
  expect(emulator.questionHash(question, NEWEBPAY)).toBe(seal.checkValue(question, keys));
  fc.assert(
    fc.property(fc.string({ unit: "grapheme", minLength: 1, maxLength: 60 }), (text) => {
      expect(emulator.decryptInfo(seal.encryptTradeInfo(text, keys), NEWEBPAY)).toBe(text);
      expect(seal.decryptTradeInfo(emulator.encryptInfo(text, NEWEBPAY), keys)).toBe(text);
    }),
  );
});
