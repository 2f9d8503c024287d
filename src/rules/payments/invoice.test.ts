import { describe, expect, test } from "vitest";
import { type Carrier, invoiceForm, invoiceProblem } from "#rules/payments/invoice.ts";

const wish = (company_number = "", type: Carrier["type"] = "", number = "", love_code = "") => ({
  company_number,
  carrier: { type, number },
  love_code,
});

describe("what may be wished", () => {
  test.each([
    [wish(), null],
    [wish("04595257"), null],
    [wish("04595252"), null],
    [wish("10458571"), "company_number"],
    [wish("00000000"), "company_number"],
    [wish("0459525"), "company_number"],
    [wish("", "3", "/ABC+123"), null],
    [wish("", "3", "/ABC123"), "carrier"],
    [wish("", "3", "/abc+123"), "carrier"],
    [wish("", "3", ""), "carrier"],
    [wish("", "2", "AB12345678901234"), null],
    [wish("", "2", "AB1234567890123"), "carrier"],
    [wish("", "1", ""), null],
    [wish("", "1", "guest@example.com"), "carrier"],
    [wish("", "", "/ABC+123"), "carrier"],
    [wish("", "", "", "168001"), null],
    [wish("", "", "", "16"), "love_code"],
    [wish("", "", "", "12345678"), "love_code"],
    [wish("04595257", "", "", "168001"), "given_away_twice"],
    [wish("", "3", "/ABC+123", "168001"), "given_away_twice"],
    [wish("04595257", "3", "/ABC+123"), null],
  ] as const)("%j: %s", (wish, problem) => {
    expect(invoiceProblem(wish)).toBe(problem);
  });
});

describe("how it is issued", () => {
  test.each([
    ["a private person", wish(), false, false, "1"],
    ["a company", wish("04595257"), true, false, ""],
    ["a company with a barcode", wish("04595257", "3", "/ABC+123"), false, false, "3"],
    ["a barcode", wish("", "3", "/ABC+123"), false, false, "3"],
    ["a charity", wish("", "", "", "168001"), false, true, ""],
  ] as const)("for %s", (_who, wish, is_printed, is_donated, type) => {
    expect(invoiceForm(wish)).toMatchObject({ is_printed, is_donated, carrier: { type } });
  });
});
