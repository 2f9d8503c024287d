/** The sandbox bank's pages, as a browser meets them. */
import { describe, expect, test } from "vitest";
import { ecpay } from "#server/payments/vendors/ecpay.ts";
import { newebpay } from "#server/payments/vendors/newebpay.ts";
import { webhookOf, openMerchant, openTrade } from "#tests/vendors/merchant.ts";
import type { Bank } from "../../sandbox/bank.ts";
import { clickButton } from "../../sandbox/pay.ts";
import { openBank } from "../../sandbox/sandbox.ts";

const HEADERS = { "content-type": "application/x-www-form-urlencoded" };

async function post(bank: Bank, path: string, fields: Record<string, string>) {
  const body = new URLSearchParams(fields).toString();
  const response = await bank.app.request(path, { method: "POST", headers: HEADERS, body });
  return { status: response.status, location: response.headers.get("location"), text: await response.text() };
}

const show = async (bank: Bank, path: string) => (await bank.app.request(path)).text();

/** What the page would post to the merchant by itself. */
function carried(page: string): { action: string; body: string } {
  const action = /action="([^"]+)"/.exec(page)![1]!;
  const fields = [...page.matchAll(/type="hidden" name="(\w+)" value="([^"]*)"/g)].map(
    ([, name, value]) => [name!, value!] as [string, string],
  );
  return { action, body: new URLSearchParams(fields).toString() };
}

describe.each([ecpay, newebpay])("$name", (gateway) => {
  const open = (changes = {}) => openTrade(gateway as typeof ecpay, changes);

  test("the payment page says what is paid, on every page that it is a sandbox, and escapes what it is given", async () => {
    const { bank, trade } = await open({ item: `<script>alert("1")</script>` });
    const page = await show(bank, `/${gateway.name}/pay/${trade.trade_no}`);
    expect(page).toContain("NT$3,600");
    expect(page).toContain("SANDBOX");
    expect(page).toContain(trade.trade_no);
    expect(page).not.toContain("<script>alert");
  });

  test("a paid card's browser is sent back by POST, with what the server said", async () => {
    const { bank, trade, charge, webhooks, account } = await open();
    const { status, text } = await post(bank, `/${gateway.name}/pay/${trade.trade_no}`, { do: "pay" });
    expect([status, trade.state, webhooks.length]).toEqual([200, "paid", 1]);
    const { action, body } = carried(text);
    expect(action).toBe(charge.return_url);
    const reading = gateway.readWebhook(webhookOf(body), account(gateway.name, gateway.sandboxKeys as never));
    expect(reading).toMatchObject({ kind: "report", report: { status: "paid", trade_no: trade.trade_no } });
  });

  test("clicked twice, it is paid once", async () => {
    const { bank, trade, webhooks } = await open();
    await post(bank, `/${gateway.name}/pay/${trade.trade_no}`, { do: "pay" });
    await post(bank, `/${gateway.name}/pay/${trade.trade_no}`, { do: "pay" });
    await post(bank, `/${gateway.name}/pay/${trade.trade_no}`, { do: "fail" });
    expect([trade.state, webhooks.length]).toEqual(["paid", 1]);
  });

  test("leaving changes nothing", async () => {
    const { bank, trade, charge, webhooks } = await open();
    const { status, location } = await post(bank, `/${gateway.name}/pay/${trade.trade_no}`, { do: "leave" });
    expect([status, location, trade.state, webhooks]).toEqual([303, charge.return_url, "open", []]);
  });

  test("a number is shown once it is issued, with what a machine needs", async () => {
    const { bank, trade } = await open({ method: "bank" });
    const path = `/${gateway.name}/pay/${trade.trade_no}`;
    expect(await show(bank, path)).not.toContain(String(trade.more.account_number));
    await post(bank, path, { do: "issue" });
    const page = await show(bank, path);
    expect(page).toContain(String(trade.more.account_number));
    expect(page).toContain(String(trade.more.bank_code));
  });
});

describe("the overview", () => {
  test("shows every trade, the latest first", async () => {
    const { bank, trade } = await openTrade(ecpay);
    const earlier = trade.trade_no;
    bank.keep({ ...trade, trade_no: "LATER", item: "<b>bold</b>", state: "paid" });
    const page = await show(bank, "/");
    expect(page.indexOf("LATER")).toBeGreaterThan(0);
    expect(page.indexOf("LATER")).toBeLessThan(page.indexOf(earlier));
    expect(page).not.toContain("<b>bold</b>");
  });

  test("pays an issued number, sends a webhook again, and those held back", async () => {
    const { bank, trade, webhooks } = await openTrade(ecpay, { method: "bank" });
    await clickButton(bank, trade, "issue");
    const named = { gateway: "ecpay", trade_no: trade.trade_no };
    expect(await post(bank, "/overview/pay", named)).toMatchObject({ status: 303, location: "/" });
    expect([trade.state, webhooks.length]).toEqual(["paid", 2]);
    await post(bank, "/overview/again", named);
    expect(webhooks[2]).toEqual(webhooks[1]);
    bank.held.push(webhooks[0]!, webhooks[1]!);
    expect(await show(bank, "/")).toContain("held back: 2");
    await post(bank, "/overview/held", {});
    expect([webhooks.slice(3), bank.held]).toEqual([[webhooks[0], webhooks[1]], []]);
  });

  test("of an unknown trade does nothing", async () => {
    const { bank } = openMerchant();
    expect((await post(bank, "/overview/pay", { gateway: "ecpay", trade_no: "NONE" })).status).toBe(404);
  });

  test("stands open on the loopback", async () => {
    const { bank } = openMerchant();
    const server = await openBank(bank, 0);
    const response = await fetch(`${server.url}/`);
    expect([response.status, await response.text()]).toEqual([200, expect.stringContaining("沙盒銀行")]);
    await server.close();
  });
});
