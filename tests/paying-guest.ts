/** A guest at a vendor's page: takes the way that payOrder shows, presses a button there, and comes back. */
import { payOrder } from "#contract/payments.ts";
import type { Booked } from "#tests/desk.ts";
import type { Shop } from "#tests/shop.ts";
import type { World } from "#tests/setup/world.ts";
import { getPaymentStart } from "#contract/payments.ts";
import type { Bank, Trade } from "../sandbox/bank.ts";

export function payingGuest(world: World, bank: Bank, shop: Shop) {
  const api = world.apiOf(shop.domain, "en-US");
  const formOf = (fields: Record<string, string>) => ({
    method: "POST",
    headers: { "content-type": "application/x-www-form-urlencoded" },
    body: new URLSearchParams(fields).toString(),
  });
  const inBank = (url: string) => url.replace("http://bank.test", "");

  /** Goes to the vendor's page; answers the trade as the vendor has it. */
  async function go(
    { order_doc, body }: Pick<Booked, "order_doc" | "body">,
    payment_vendor: number,
    pay_option?: "all" | "part",
  ): Promise<Trade> {
    const before = new Set(bank.trades.keys());
    const { redirect_url } = await api(payOrder, {
      body: {
        order_doc,
        booker_email: body.booker_email,
        payment_vendor: payment_vendor as 1,
        ...(pay_option ? { pay_option } : {}),
      },
    });
    const attempt_id = /\/bank\/([0-9a-f-]{36})$/.exec(redirect_url)?.[1];
    if (attempt_id) {
      const { start } = await api(getPaymentStart, { params: { attempt_id }, query: {} });
      if (start.kind === "form") await bank.app.request(inBank(start.action), formOf(start.fields));
    }
    const [made] = [...bank.trades].filter(([id]) => !before.has(id)).map(([, trade]) => trade);
    if (!made) throw new Error(`the vendor's page did not open: ${redirect_url}`);
    return made;
  }

  return {
    go,
    /** Presses a button of the vendor's page. */
    press: async (trade: Trade, deed: string) => {
      await bank.app.request(`/${trade.gateway}/pay/${trade.trade_no}`, formOf({ do: deed }));
    },
  };
}
