/** A guest who pays: starts as payOrder says, clicks a button on the vendor's page, and returns. */
import { getPaymentStart, payByPrime, payOrder } from "#contract/payments.ts";
import type { Lodging } from "#tests/lodgings/lodging.ts";
import type { World } from "#tests/setup/world.ts";
import type { Bank, Trade } from "../../sandbox/bank.ts";

const BANK = "http://bank.test";

export function payingGuest(world: World, bank: Bank, lodging: Pick<Lodging, "domain">) {
  const api = world.apiOf(lodging.domain, "en-US");
  /** The bank's page of each trade. */
  const pages = new Map<Trade, string>();
  const inBank = (url: string) => url.replace(BANK, "");
  const post = (path: string, fields: Record<string, string>) =>
    bank.app.request(path, {
      method: "POST",
      headers: { "content-type": "application/x-www-form-urlencoded" },
      body: new URLSearchParams(fields).toString(),
    });

  /** The vendor's page makes the browser post what the vendor has signed. */
  async function bring(html: string): Promise<void> {
    const [, action = ""] = /<form[^>]* id="back"[^>]* action="([^"]+)"/.exec(html) ?? [];
    const fields = [...html.matchAll(/<input type="hidden" name="([^"]*)" value="([^"]*)"/g)].map(([, name, value]) => [
      name!,
      value!.replaceAll("&quot;", '"').replaceAll("&amp;", "&"),
    ]);
    await world.fetch(lodging.domain, new URL(action).pathname, {
      method: "POST",
      headers: { "content-type": "application/x-www-form-urlencoded" },
      body: new URLSearchParams(fields).toString(),
    });
  }

  /** From our page to the vendor's; returns its address. */
  async function goOn(redirect_url: string, number: string): Promise<string> {
    const attempt_id = /\/bank\/([0-9a-f-]{36})$/.exec(redirect_url)?.[1];
    if (attempt_id === undefined) return inBank(redirect_url);
    const { start } = await api(getPaymentStart, { params: { attempt_id }, query: {} });
    if (start.kind === "form") {
      const response = await post(inBank(start.action), start.fields);
      return response.headers.get("location") ?? inBank(start.action);
    }
    if (start.kind !== "prime") throw new Error(`nowhere to go on to: ${start.kind}`);
    const { app_id, app_key, wallet } = start;
    const made = await bank.app.request("/tappay/primes", {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ app_id, app_key, wallet, number }),
    });
    const answer = (await made.json()) as { prime?: string; card?: { prime: string } };
    const prime = answer.prime ?? answer.card!.prime;
    const way = await api(payByPrime, { params: { attempt_id }, body: { prime } });
    return inBank(way.redirect_url);
  }

  return {
    /** Goes to the vendor's page; returns the vendor's trade number. */
    async go(
      { order_doc, body }: { order_doc: string; body: { booker_email: string } },
      payment_vendor: number,
      {
        card = "4242424242424242",
        ...more
      }: { pay_option?: "all" | "part"; wallet?: "apple_pay" | "google_pay"; card?: string } = {},
    ): Promise<Trade> {
      const before = new Set(bank.trades.values());
      const { redirect_url } = await api(payOrder, {
        body: { order_doc, booker_email: body.booker_email, payment_vendor: payment_vendor as 1, ...more },
      });
      const page = await goOn(redirect_url, card);
      const trade = [...bank.trades.values()].find((each) => !before.has(each));
      if (!trade) throw new Error(`the vendor's page did not open: ${redirect_url}`);
      pages.set(trade, page);
      return trade;
    },
    /**
     * Clicks a button on the vendor's page and follows it; or closes the browser there. `brings`: the browser also posts what the
     * vendor's page gives it.
     */
    async click(
      trade: Trade,
      action: string,
      { comesBack = true, brings = false, card = "" }: { comesBack?: boolean; brings?: boolean; card?: string } = {},
    ): Promise<void> {
      const response = await post(pages.get(trade)!, { do: action, ...(card === "" ? {} : { card }) });
      const back = response.headers.get("location") ?? "";
      if (brings && back === "") return bring(await response.text());
      if (!comesBack || !back.startsWith(`https://${lodging.domain}/`)) return;
      const { pathname, search } = new URL(back);
      await world.fetch(lodging.domain, pathname + search);
    },
  };
}
