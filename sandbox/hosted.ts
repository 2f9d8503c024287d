/** A vendor's page on which the guest pays: what the buttons do is the same at all of them. */
import { Hono } from "hono";
import type { Bank, Trade } from "./bank.ts";
import { bankPage, type PageButton, paymentPage, type PaymentPageOptions } from "./page.ts";
import { clickHostedButton, isPayable, type Trouble } from "./trades.ts";

export type Hosted = Pick<PaymentPageOptions, "gateway" | "vendor_name" | "card_fields" | "sections"> & {
  find: (key: string) => Trade | undefined;
  /** Where the browser goes afterwards. */
  back: (trade: Trade) => string;
  troubles: readonly (Trouble | "close" | "lose_answer")[];
};

const button = (value: string, label: string, kind: PageButton["kind"]): PageButton => ({
  name: "do",
  value,
  label,
  kind,
});

const BUTTONS = [
  button("pay", "付款 Pay", "primary"),
  button("fail", "付款失敗 Fail", "danger"),
  button("cancel", "取消 Cancel", "quiet"),
  button("leave", "稍後再付 Pay later", "quiet"),
];

const TROUBLE_LABELS: Record<Hosted["troubles"][number], string> = {
  lost: "通知遺失 Webhook lost",
  twice: "通知兩次 Webhook twice",
  late: "通知延遲 Webhook late",
  forged: "偽造通知，未付款 Forged, not paid",
  wrong_amount: "金額不符 Wrong amount",
  close: "同意後關閉瀏覽器 Close the browser",
  lose_answer: "回應遺失 Answer lost",
};

/** Serves `/:key` of a vendor's pages. */
export function hostedPages(bank: Bank, hosted: Hosted): Hono {
  const pages = new Hono();
  const { find, back, troubles, ...looks } = hosted;

  pages.get("/:key", (context) => {
    const trade = find(context.req.param("key"));
    if (!trade) return context.text("No such payment", 404);
    const isOpen = isPayable(bank, trade);
    const buttons = troubles.map((value) => button(value, TROUBLE_LABELS[value], "quiet"));
    return context.html(
      paymentPage({
        ...looks,
        trade,
        action: "",
        buttons: isOpen ? BUTTONS : [button("leave", "返回商店 Back to the merchant", "primary")],
        troubles: isOpen ? buttons : [],
      }),
    );
  });

  pages.post("/:key", async (context) => {
    const trade = find(context.req.param("key"));
    if (!trade) return context.text("No such payment", 404);
    const action = String((await context.req.parseBody()).do);
    await clickHostedButton(bank, trade, action);
    if (action === "close")
      return context.html(
        bankPage("瀏覽器已關閉 Browser closed", `<p class="card">請關閉這個分頁。You may close this tab.</p>`),
      );
    return context.redirect(back(trade), 303);
  });

  return pages;
}
