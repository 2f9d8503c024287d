/** The pages of the sandbox bank: the payment page of every vendor, and the overview. */
import { html, raw } from "hono/html";
import type { Trade } from "./bank.ts";
import { STYLE } from "./style.ts";
import { taipeiTime } from "./forms.ts";

export type PageButton = { name: string; value: string; label: string; kind: "primary" | "quiet" | "danger" };

export type PaymentPageOptions = {
  gateway: string;
  vendor_name: string;
  trade: Trade;
  lang?: string;
  /** What else the guest should see: the number to pay to, the wallet that is used. */
  sections?: { title: string; rows: [name: string, value: string][] }[];
  /** Where the clicked button's name and value are posted to. */
  action: string;
  /** Shows a card form, filled in with the vendors' test card. Only the number's first and last digits are used. */
  card_fields?: boolean;
  /** Empty when there is no button left. */
  buttons: PageButton[];
  /** What can go wrong on the way, to be tried out. */
  troubles?: PageButton[];
};

/** A piece of HTML, its values escaped. */
type Piece = ReturnType<typeof html>;

const STATE_NAMES: Record<Trade["state"], string> = {
  open: "待付款 Waiting",
  issued: "已取號 Number issued",
  authorized: "已授權 Authorised",
  paid: "已付款 Paid",
  failed: "失敗 Failed",
  cancelled: "已取消 Cancelled",
  expired: "已逾期 Expired",
};

export function paymentPage(options: PaymentPageOptions): string {
  const { vendor_name, trade, lang, action, sections = [], buttons, troubles = [] } = options;
  const body = html`
    <header class="top">
      <div><b>${vendor_name}</b><span>安全付款頁 Hosted payment page</span></div>
    </header>
    <main class="two">
      <div>
        <section class="card" aria-labelledby="sum">
          <h2 id="sum" class="eyebrow">應付金額 Amount due</h2>
          <p class="amount">${showMoney(trade)}</p>
          <p class="item">${trade.item}</p>
          ${rowsOf([
            ["特店 Merchant", trade.merchant],
            ["交易編號 Trade no.", trade.trade_no],
            ["金流編號 Vendor no.", trade.vendor_number],
          ])}
          ${stateChip(trade.state)}
        </section>
        ${sections.map(
          ({ title, rows }) =>
            html`<section class="card">
              <h2>${title}</h2>
              ${rowsOf(rows)}
            </section>`,
        )}
      </div>
      <form method="post" action="${action}">
        <section class="card" aria-labelledby="pay">
          <h1 id="pay">${buttons.length > 0 ? "付款 Payment" : "這筆交易已結束 This payment is over"}</h1>
          ${options.card_fields ? cardFields() : ""}
          <div class="buttons">${buttons.map(showButton)}</div>
        </section>
        ${troubles.length > 0 ? troubleCard(troubles) : ""}
      </form>
    </main>
  `;
  return page(`${vendor_name} · ${showMoney(trade)}`, body, lang);
}

/** A page of the bank itself. `bodyHtml` is HTML already: values in it must be escaped. */
export function bankPage(title: string, bodyHtml: string): string {
  const body = html`
    <header class="top">
      <div>
        <h1>沙盒銀行 Sandbox bank</h1>
        <span>${title}</span>
      </div>
    </header>
    <main>${raw(bodyHtml)}</main>
  `;
  return page(title, body);
}

/** A page of a sign-in provider. */
export const providerPage = (title: string, body: Piece): string =>
  page(title, body, "zh-TW", "測試環境，不是真的帳號 Test only, no real accounts");

/** The browser carries fields to the merchant by POST, as vendors send guests back; without scripts, by a click. */
export function postOnPage(action: string, fields: Record<string, string>): string {
  const inputs = Object.entries(fields).map(
    ([name, value]) => html`<input type="hidden" name="${name}" value="${value}" />`,
  );
  const body = html`
    <main>
      <form class="card" id="back" method="post" action="${action}">
        <h1>返回商店 Returning to the merchant</h1>
        ${inputs}
        <button class="primary">返回 Go back</button>
      </form>
      <script>
        document.getElementById("back").submit();
      </script>
    </main>
  `;
  return page("返回商店 Returning", body);
}

/** The number a guest pays to, as a section of the payment page. */
export function numberSection({ more }: Trade): { title: string; rows: [string, string][] } {
  const rows: [string, string][] = [
    ["銀行代碼 Bank code", String(more.bank_code)],
    ["繳費帳號 Account", String(more.account_number)],
    ["繳費期限 Pay by", taipeiTime(more.expires_at as Date)],
  ];
  return { title: "ATM 轉帳 Bank transfer", rows };
}

/** The wallet of the device that the guest has chosen before. */
export function walletSection({ more }: Trade): { title: string; rows: [string, string][] }[] {
  return more.wallet ? [{ title: "行動支付 Wallet", rows: [["裝置 Device", String(more.wallet)]] }] : [];
}

export function showMoney({ currency, ...trade }: Pick<Trade, "amount" | "unit" | "currency">): string {
  const amount = trade.amount / (trade.unit ?? 1);
  const digits = Number.isInteger(amount) ? 0 : 2;
  const format = {
    style: "currency",
    currency,
    currencyDisplay: "narrowSymbol",
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  } as const;
  return `${currency === "TWD" ? "NT" : ""}${new Intl.NumberFormat("en-US", format).format(amount)}`;
}

export function stateChip(state: Trade["state"]): Piece {
  return html`<span class="state ${state}">${STATE_NAMES[state]}</span>`;
}

export function showButton({ name, value, label, kind }: PageButton): Piece {
  return html`<button class="${kind}" name="${name}" value="${value}">${label}</button>`;
}

function rowsOf(rows: [string, string][]): Piece {
  return html`<dl>
    ${rows.map(
      ([name, value]) =>
        html`<div>
          <dt>${name}</dt>
          <dd>${value}</dd>
        </div>`,
    )}
  </dl>`;
}

/** ECPay's own test card; whoever types another one pays with that. */
const TEST_CARD = "4311-9522-2222-2222";

function cardFields(): Piece {
  return html`<fieldset class="fields">
    <label>卡號 Card number<input name="card" value="${TEST_CARD}" inputmode="numeric" autocomplete="off" /></label>
    <label>有效期限 Expiry<input value="12 / 30" inputmode="numeric" autocomplete="off" /></label>
    <label>安全碼 Security code<input value="222" inputmode="numeric" autocomplete="off" /></label>
  </fieldset>`;
}

function troubleCard(troubles: PageButton[]): Piece {
  return html`<section class="card troubles" aria-labelledby="troubles">
    <h2 id="troubles">試試出錯的情況 What can go wrong</h2>
    <p>這些按鈕只有沙盒才有。Only the sandbox has these.</p>
    <div class="buttons">${troubles.map(showButton)}</div>
  </section>`;
}

const NO_MONEY = "測試環境，不會真的扣款 Test only, no money moves";

function page(title: string, body: Piece, lang = "zh-TW", note = NO_MONEY): string {
  return String(
    html`<!doctype html>
      <html lang="${lang}">
        <head>
          <meta charset="utf-8" />
          <meta name="viewport" content="width=device-width, initial-scale=1" />
          <meta name="robots" content="noindex" />
          <title>${title} · SANDBOX</title>
          <link rel="icon" href="data:," />
          <style>
            ${raw(STYLE)}
          </style>
        </head>
        <body>
          <aside class="ribbon" aria-label="Sandbox"><strong>SANDBOX 沙盒</strong> · ${note}</aside>
          ${body}
        </body>
      </html>`,
  );
}
