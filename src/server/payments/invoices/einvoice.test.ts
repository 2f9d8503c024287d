/** Uniform invoices against the sandbox bank: each is issued once, whatever is lost on the way. */
import { describe, expect, test } from "vitest";
import { NOON, openMerchant } from "#tests/vendors/merchant.ts";
import {
  allowInvoice,
  EINVOICE_SANDBOX_KEYS,
  type InvoiceRequest,
  invoiceData,
  issueInvoice,
  voidInvoice,
} from "#server/payments/invoices/einvoice.ts";
import { Unreachable } from "#server/payments/vendors/vendor.ts";
import { invoicesOf } from "../../../../sandbox/einvoice.ts";

function askedFor(changes: Partial<InvoiceRequest> = {}): InvoiceRequest {
  return {
    relate_number: "0198a8c4b5d67e8f9a0b1c2d3e4f50",
    amount: 3600,
    item: "月澄 HXA26111500000000000",
    buyer_name: "王小明",
    email: "guest@example.com",
    phone: "+886 912-345-678",
    address: "南投縣魚池鄉中山路 1 號",
    company_number: "",
    carrier: { type: "", number: "" },
    love_code: "",
    now: NOON,
    ...changes,
  };
}

function openIssuer() {
  const merchant = openMerchant();
  const account = merchant.account("einvoice", EINVOICE_SANDBOX_KEYS);
  const named = () => {
    const { relate_number, number, issued_at } = invoicesOf(merchant.bank)[0]!;
    return { relate_number, number, issued_at, now: merchant.now() };
  };
  return {
    ...merchant,
    kept: () => invoicesOf(merchant.bank),
    issue: (changes: Partial<InvoiceRequest> = {}) => issueInvoice(askedFor(changes), account, merchant.outside),
    annul: () => voidInvoice({ ...named(), reason: "取消訂房" }, account, merchant.outside),
    allow: (allowance: number, allowed_before = 0) =>
      allowInvoice(
        { ...named(), allowance, allowed_before, item: "退款", email: "guest@example.com" },
        account,
        merchant.outside,
      ),
  };
}

describe("the request to the issuer", () => {
  test("for a company: printed, in the company's name", () => {
    const data = invoiceData(askedFor({ company_number: "04595257", buyer_name: "綠界科技股份有限公司" }));
    expect(data).toEqual({
      RelateNumber: "0198a8c4b5d67e8f9a0b1c2d3e4f50",
      CustomerIdentifier: "04595257",
      CustomerName: "綠界科技股份有限公司",
      CustomerAddr: "南投縣魚池鄉中山路 1 號",
      CustomerPhone: "886912345678",
      CustomerEmail: "guest@example.com",
      Print: "1",
      Donation: "0",
      LoveCode: "",
      CarrierType: "",
      CarrierNum: "",
      TaxType: "1",
      SalesAmount: 3600,
      InvType: "07",
      vat: "1",
      Items: [
        {
          ItemSeq: 1,
          ItemName: "月澄 HXA26111500000000000",
          ItemCount: 1,
          ItemWord: "式",
          ItemPrice: 3600,
          ItemTaxType: "1",
          ItemAmount: 3600,
        },
      ],
    });
  });

  test.each([
    [{}, { Print: "0", Donation: "0", CarrierType: "1", CustomerAddr: "" }],
    [{ carrier: { type: "3", number: "/ABC+123" } }, { Print: "0", CarrierType: "3", CarrierNum: "/ABC+123" }],
    [{ love_code: "168001" }, { Print: "0", Donation: "1", LoveCode: "168001", CarrierType: "" }],
  ] as const)("for a private person who wishes %j", (changes, expected) => {
    expect(invoiceData(askedFor(changes))).toMatchObject(expected);
  });
});

describe("issuing", () => {
  test.each([
    {},
    { company_number: "04595257" },
    { company_number: "04595257", carrier: { type: "3", number: "/ABC+123" } },
    { carrier: { type: "2", number: "AB12345678901234" } },
    { love_code: "168001" },
  ] as const)("%j is accepted, with a number, a random number and its moment", async (changes) => {
    const { issue, kept } = openIssuer();
    const [invoice] = [await issue(changes), kept()];
    expect(invoice).toEqual({
      status: "issued",
      number: "UV11100019",
      random_number: kept()[0]!.random_number,
      issued_at: NOON,
    });
    expect(kept()).toMatchObject([{ amount: 3600, data: { CustomerEmail: "guest@example.com" } }]);
  });

  test("whose answer is lost is found again, and issued once", async () => {
    const { issue, kept, loseAnswerOf } = openIssuer();
    loseAnswerOf("/Issue");
    await expect(issue()).rejects.toThrow(Unreachable);
    const found = await issue();
    expect(found).toMatchObject({ status: "issued", number: "UV11100019", random_number: kept()[0]!.random_number });
    expect(await issue()).toEqual(found);
    expect(kept()).toHaveLength(1);
  });

  test("another amount under the same number is not taken for it", async () => {
    const { issue, kept } = openIssuer();
    await issue();
    expect(await issue({ amount: 1 })).toMatchObject({ status: "failed" });
    expect(kept()).toHaveLength(1);
  });

  test.each([
    [{ company_number: "10458571" }, "company_number"],
    [{ company_number: "04595257", love_code: "168001" }, "given_away_twice"],
  ])("%j is not even requested", async (changes, reason) => {
    const { issue, requests } = openIssuer();
    expect(await issue(changes)).toEqual({ status: "failed", reason });
    expect(requests).toEqual([]);
  });

  test("what the issuer refuses is reported with its reason", async () => {
    const { issue } = openIssuer();
    expect(await issue({ email: "", phone: "" })).toMatchObject({
      status: "failed",
      reason: expect.stringContaining("CustomerEmail"),
    });
  });

  test("with another merchant's keys is understood by nobody", async () => {
    const { account, outside } = openMerchant();
    const keys = { ...EINVOICE_SANDBOX_KEYS, hash_key: "5294y06JbISpM5x9" };
    await expect(issueInvoice(askedFor(), account("einvoice", keys), outside)).rejects.toThrow(Unreachable);
  });
});

describe("an invoice", () => {
  test("is voided once, though the answer is lost", async () => {
    const { issue, annul, kept, loseAnswerOf } = openIssuer();
    await issue();
    loseAnswerOf("/Invalid");
    await expect(annul()).rejects.toThrow(Unreachable);
    expect(await annul()).toEqual({ status: "done", proof: "UV11100019" });
    expect(kept()[0]!.isVoid).toBe(true);
    expect(await issue()).toMatchObject({ status: "failed" });
  });

  test("of which a part was taken off can't be voided", async () => {
    const { issue, annul, allow } = openIssuer();
    await issue();
    await allow(1000);
    expect(await annul()).toMatchObject({ status: "failed" });
  });

  test("loses a part once, though the answer is lost, then the rest, and never more", async () => {
    const { issue, allow, kept, loseAnswerOf } = openIssuer();
    await issue();
    loseAnswerOf("/Allowance");
    await expect(allow(1000)).rejects.toThrow(Unreachable);
    expect(await allow(1000)).toMatchObject({ status: "done" });
    expect(await allow(2601, 1000)).toMatchObject({ status: "failed" });
    expect(await allow(2600, 1000)).toMatchObject({ status: "done", proof: expect.stringMatching(/^\d{16}$/) });
    expect(kept()[0]!.allowances.map(({ amount }) => amount)).toEqual([1000, 2600]);
  });

  test("of which somebody took a part off in the issuer's back office is left alone", async () => {
    const { issue, allow, kept } = openIssuer();
    await issue();
    await allow(500);
    expect(await allow(1000)).toMatchObject({ status: "failed" });
    expect(kept()[0]!.allowances).toHaveLength(1);
  });
});
