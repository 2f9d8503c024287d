/** The bank's overview page: every trade of every vendor, and buttons to act on it. */
import type { Context } from "hono";
import { html } from "hono/html";
import { showHits } from "./analytics.ts";
import type { Bank, Trade } from "./bank.ts";
import { bankPage, showButton, showMoney, stateChip } from "./page.ts";
import { payTrade } from "./pay.ts";
import { readForm, taipeiTime } from "./forms.ts";

export function openOverview(bank: Bank): void {
  bank.app.get("/", (context) => context.html(showOverview(bank)));
  bank.app.post("/overview/pay", (context) => withTrade(bank, context, (trade) => payTrade(bank, trade)));
  bank.app.post("/overview/again", (context) => withTrade(bank, context, (trade) => sendAgain(bank, trade)));
  bank.app.post("/overview/held", async (context) => {
    await sendHeld(bank);
    return context.redirect("/", 303);
  });
}

async function withTrade(bank: Bank, context: Context, act: (trade: Trade) => Promise<unknown>): Promise<Response> {
  const { gateway = "", trade_no = "" } = readForm(await context.req.text());
  const trade = bank.find(gateway, trade_no);
  if (!trade) return context.notFound();
  await act(trade);
  return context.redirect("/", 303);
}

/** The last webhook that was made of a trade, sent or not. */
export async function sendAgain(bank: Bank, { gateway, trade_no }: Trade): Promise<void> {
  const webhook = bank.made.findLast((made) => made.gateway === gateway && made.trade_no === trade_no);
  if (webhook) await bank.deliver(webhook);
}

/** Sends all held webhooks, in order. */
export async function sendHeld(bank: Bank): Promise<void> {
  for (const webhook of bank.held.splice(0)) await bank.deliver(webhook);
}

function showOverview(bank: Bank): string {
  const trades = [...bank.trades.values()].toReversed();
  const list = html`<ol class="trades">
    ${trades.map((trade) => showTrade(bank, trade))}
  </ol>`;
  const empty = html`<p class="card">
    還沒有交易。到示範旅宿訂房就會出現。No payments yet. Book a stay at a demo lodging.
  </p>`;
  return bankPage("交易 Payments", String(html`${showHeld(bank)}${trades.length > 0 ? list : empty}${showHits(bank)}`));
}

function showHeld({ held }: Bank) {
  if (held.length === 0) return "";
  return html`<form class="card" method="post" action="/overview/held">
    <h2>保留的通知 Webhooks held back: ${held.length}</h2>
    <div class="buttons">
      ${showButton({ name: "do", value: "held", label: "全部送出 Send them now", kind: "primary" })}
    </div>
  </form>`;
}

function showTrade(bank: Bank, trade: Trade) {
  const { gateway, trade_no, vendor_number, state, item, refunded, created_at } = trade;
  const hasWebhook = bank.made.some((made) => made.gateway === gateway && made.trade_no === trade_no);
  return html`<li class="card trade">
    <div>
      <p class="amount">${showMoney(trade)}</p>
      <p class="item">${item}</p>
      <p class="small">${gateway} · ${trade_no} · ${vendor_number}</p>
      <p class="small">
        ${taipeiTime(created_at)}${refunded > 0 ? ` · 已退款 Refunded ${showMoney({ ...trade, amount: refunded })}` : ""}
      </p>
    </div>
    <form method="post" aria-label="${trade_no}">
      <input type="hidden" name="gateway" value="${gateway}" />
      <input type="hidden" name="trade_no" value="${trade_no}" />
      ${stateChip(state)}
      ${
        state === "issued"
          ? html`<button class="primary" formaction="/overview/pay">客人到 ATM 付款 Pay at the machine</button>`
          : ""
      }
      ${hasWebhook ? html`<button class="quiet" formaction="/overview/again">再送一次通知 Send the webhook again</button>` : ""}
    </form>
  </li>`;
}
