/** The same tests for every vendor, against its emulator: a new vendor must pass them. */
import { describe, expect, test } from "vitest";
import { type Charge, type Gateway, type Method, Unreachable } from "#server/payments/vendors/vendor.ts";
import { answering, type GatewayMerchant, openVendor } from "#tests/vendors/gateway-merchant.ts";
import { payTrade } from "../../sandbox/trades.ts";

export type Ways<Keys extends Record<string, string>> = {
  currency?: string;
  method?: Method;
  /** Takes a guest to the vendor's page; returns the vendor's number, if it has given one. */
  start: (merchant: GatewayMerchant<Keys>, charge: Charge) => Promise<string | null>;
  /** What a guest's payment still needs from us. */
  settle?: (merchant: GatewayMerchant<Keys>, charge: Charge, vendor_number: string | null) => Promise<unknown>;
};

const NONSENSE: [number, string][] = [
  [200, ""],
  [200, "<html>"],
  [200, "null"],
  [200, "[]"],
  [200, "{}"],
  [200, '{"returnCode":"0000"'],
  [500, "{}"],
  [502, "Bad gateway"],
];

export function askEverything<Keys extends Record<string, string>>(gateway: Gateway<Keys>, ways: Ways<Keys>): void {
  const { start, settle } = ways;
  const open = () => openVendor(gateway, { currency: ways.currency ?? "TWD", method: ways.method ?? "wallet" });

  async function paid(amount = 3600) {
    const merchant = open();
    const charge = merchant.charge(amount);
    const known = await start(merchant, charge);
    await payAtBank(merchant, charge);
    await settle?.(merchant, charge, known);
    const report = await gateway.query(merchant.tradeQuery(charge, known), merchant.account, merchant.outside);
    return { merchant, charge, report, trade: merchant.trade(charge), number: report.vendor_number! };
  }

  async function payAtBank(merchant: GatewayMerchant<Keys>, charge: Charge): Promise<void> {
    const trade = merchant.trade(charge);
    if (settle) trade.state = "authorized";
    else await payTrade(merchant.bank, trade);
  }

  describe("every vendor", () => {
    test("takes its own test account, and none with a key left blank or one too many", () => {
      expect(gateway.keys.parse(gateway.sandboxKeys)).toEqual(gateway.sandboxKeys);
      expect(gateway.merchant(gateway.sandboxKeys)).not.toBe("");
      for (const name of Object.keys(gateway.sandboxKeys)) {
        expect(gateway.keys.safeParse({ ...gateway.sandboxKeys, [name]: " " }).success, name).toBe(false);
        expect(gateway.keys.safeParse({ ...gateway.sandboxKeys, [name]: undefined }).success, name).toBe(false);
      }
      expect(gateway.keys.safeParse({ ...gateway.sandboxKeys, other: "x" }).success).toBe(false);
    });

    test("waits for the guest, then says what was paid: to whom, for what, and how much", async () => {
      const merchant = open();
      const charge = merchant.charge();
      const known = await start(merchant, charge);
      const ask = () => gateway.query(merchant.tradeQuery(charge, known), merchant.account, merchant.outside);
      expect(await ask()).toMatchObject({ status: "pending", trade_no: charge.trade_no });
      await payAtBank(merchant, charge);
      await settle?.(merchant, charge, known);
      const report = await ask();
      expect(report).toMatchObject({
        status: "paid",
        merchant: gateway.merchant(gateway.sandboxKeys),
        trade_no: charge.trade_no,
        amount: charge.amount,
        currency: charge.currency,
        vendor_number: merchant.trade(charge).vendor_number,
      });
      const secrets = Object.entries(gateway.sandboxKeys).filter(([name]) => /secret|_key/.test(name));
      for (const [name, secret] of secrets) expect(report.raw, name).not.toContain(secret);
      expect(merchant.bank.tooFrequent).toEqual([]);
    });

    test("says what was really paid, where that is something else", async () => {
      const merchant = open();
      const charge = merchant.charge();
      const known = await start(merchant, charge);
      merchant.trade(charge).more.paid_amount = charge.amount - 1;
      await payAtBank(merchant, charge);
      await settle?.(merchant, charge, known);
      const report = await gateway.query(merchant.tradeQuery(charge, known), merchant.account, merchant.outside);
      expect(report).toMatchObject({ status: "paid", amount: charge.amount - 1 });
    });

    test("is refused with another merchant's keys", async () => {
      const { merchant, charge, number } = await paid();
      const others = Object.entries(gateway.sandboxKeys).map(([name, key]) => ({ [name]: `${key}1` }));
      const isKey = (other: object) => gateway.keys.safeParse({ ...gateway.sandboxKeys, ...other }).success;
      const keys = Object.assign({}, gateway.sandboxKeys, ...others.filter(isKey)) as Keys;
      const stranger = { ...merchant.account, keys };
      const request = merchant.tradeQuery(charge, number);
      await expect(gateway.query(request, stranger, merchant.outside)).rejects.toBeInstanceOf(Unreachable);
      const back = gateway.refund!(merchant.back(charge, number, {}), stranger, merchant.outside);
      await expect(back).rejects.toBeInstanceOf(Unreachable);
      expect(merchant.trade(charge).refunded).toBe(0);
    });

    test.each(NONSENSE)("is not believed when it answers %i %j: nobody knows, nothing failed", async (status, text) => {
      const { merchant, charge, number } = await paid();
      const line = answering(status, text);
      const request = merchant.tradeQuery(charge, number);
      const back = merchant.back(charge, number, {});
      await expect(gateway.query(request, merchant.account, line)).rejects.toBeInstanceOf(Unreachable);
      await expect(gateway.refund!(back, merchant.account, line)).rejects.toBeInstanceOf(Unreachable);
      await expect(gateway.refunded!(back, merchant.account, line)).rejects.toBeInstanceOf(Unreachable);
      if (gateway.confirm)
        await expect(gateway.confirm(request, merchant.account, line)).rejects.toBeInstanceOf(Unreachable);
      if (gateway.payByPrime)
        await expect(gateway.payByPrime(charge, "prime", merchant.account, line)).rejects.toBeInstanceOf(Unreachable);
      else await expect(gateway.create(charge, merchant.account, line)).rejects.toBeInstanceOf(Unreachable);
    });

    test.each([
      ["nothing", ""],
      ["no JSON", "{"],
      ["null", "null"],
      ["a list", "[]"],
      ["a long one", "x".repeat(200_000)],
    ])("takes no webhook that is %s", (_name, body) => {
      const { account, webhook } = open();
      const blank = webhook({ headers: {}, body });
      expect(gateway.readWebhook(blank, account)).toBeNull();
    });

    test("gives back a part, then the rest, and never more than was paid", async () => {
      const { merchant, charge, trade, number } = await paid();
      const { account, outside } = merchant;
      const give = (refund_amount: number, refunded_before: number, request_key: string) =>
        gateway.refund!(
          merchant.back(charge, number, { refund_amount, refunded_before, request_key }),
          account,
          outside,
        );
      const books = () => gateway.refunded!(merchant.back(charge, number, {}), account, outside);
      expect(await books()).toBe(0);
      const first = await give(1000, 0, "r1");
      expect(first).toMatchObject({ status: "done" });
      expect(first.status === "done" && first.proof).not.toBe("");
      expect(await books()).toBe(1000);
      expect(await give(2601, 1000, "r2")).toMatchObject({ status: "failed" });
      expect(await books()).toBe(1000);
      expect(await give(2600, 1000, "r3")).toMatchObject({ status: "done" });
      expect(await books()).toBe(3600);
      expect(await give(1, 3600, "r4")).toMatchObject({ status: "failed" });
      expect(trade.refunded).toBe(3600);
      expect(merchant.bank.tooFrequent).toEqual([]);
    });

    test("gives back once, though the answer was lost and we ask again", async () => {
      const { merchant, charge, trade, number } = await paid();
      const back = merchant.back(charge, number, { refund_amount: 1500 });
      const give = () => gateway.refund!(back, merchant.account, merchant.outside);
      trade.more.loseNextAnswer = true;
      await expect(give()).rejects.toBeInstanceOf(Unreachable);
      expect(trade.refunded).toBe(1500);
      expect(await give()).toMatchObject({ status: "done" });
      expect(await give()).toMatchObject({ status: "done" });
      expect(await gateway.refunded!(back, merchant.account, merchant.outside)).toBe(1500);
      expect(trade.refunded).toBe(1500);
    });

    test("gives back all of it at once", async () => {
      const { merchant, charge, trade, number } = await paid();
      expect(
        await gateway.refund!(merchant.back(charge, number, {}), merchant.account, merchant.outside),
      ).toMatchObject({
        status: "done",
      });
      expect(trade.refunded).toBe(charge.amount);
      // It was paid all the same, in full.
      const report = await gateway.query(merchant.tradeQuery(charge, number), merchant.account, merchant.outside);
      expect(report).toMatchObject({ status: "paid", amount: charge.amount });
    });

    test("scolds who asks a fourth time within a minute, and nobody who asks by its pace", async () => {
      const merchant = open();
      const charge = merchant.charge();
      const known = await start(merchant, charge);
      const ask = () => gateway.query(merchant.tradeQuery(charge, known), merchant.account, merchant.outside);
      for (const minutes of gateway.pace.minutes) {
        merchant.wait(minutes);
        await ask();
      }
      expect(merchant.bank.tooFrequent).toEqual([]);
      merchant.wait(5);
      for (let times = 0; times < 4; times += 1) await ask();
      expect(merchant.bank.tooFrequent).toHaveLength(1);
    });
  });
}
