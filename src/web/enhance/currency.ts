/**
 * Prices also in the visitor's own currency: a guide, calculated in the browser, because pages are the same for everyone. The
 * choice is kept in a cookie, so that personal pages can be rendered with it (server/http/visits.ts).
 */
import type { CallAnswer, Envelope } from "#contract/call.ts";
import type { getRates } from "#contract/rates.ts";
import { aboutMoney, CURRENCIES, currencyOfRegion, signOf } from "#rules/money/about-money.ts";
import { regionOf } from "#rules/text/browser-language.ts";
import type { Language } from "#rules/text/language.ts";

declare global {
  interface DocumentEventMap {
    /** Another currency was chosen: the booking page shows its prices in it. */
    "yado:currency": CustomEvent<string>;
  }
}

type Rates = NonNullable<CallAnswer<typeof getRates>>;

const COOKIE = /(?:^|;\s*)yado-currency=([A-Z]{3})(?:;|$)/;
const YEAR_SECONDS = 31_536_000;
/** In this tab, so that not every page asks. */
const KEPT = "yado.rates";
const KEPT_MS = 3_600_000;

export function enhanceCurrency(): void {
  const choices = [...document.querySelectorAll<HTMLElement>("[data-currency]")];
  const [first] = choices;
  if (!first) return;
  const own = first.dataset.currency!;
  const lang = document.documentElement.lang as Language;
  const names = new Intl.DisplayNames(lang, { type: "currency" });
  const kept = COOKIE.exec(document.cookie)?.[1];
  let chosen = kept ?? currencyOfRegion(regionOf(navigator.languages)) ?? own;
  const others = CURRENCIES.filter((currency) => currency !== own);
  const selects = choices.flatMap((choice) => choice.querySelector("select") ?? []);
  for (const select of selects) {
    select.add(new Option(first.dataset.only, own));
    for (const currency of others) select.add(new Option(`${names.of(currency)} ${signOf(currency, lang)}`, currency));
    select.addEventListener("change", () => {
      chosen = select.value;
      const secure = location.protocol === "https:" ? "; secure" : "";
      document.cookie = `yado-currency=${chosen}; path=/; max-age=${YEAR_SECONDS}; samesite=lax${secure}`;
      document.dispatchEvent(new CustomEvent("yado:currency", { detail: chosen }));
      show();
    });
  }
  const show = () => {
    for (const select of selects) select.value = chosen;
    void showPrices(chosen, lang);
  };
  show();
  for (const choice of choices) choice.hidden = false;
}

/** Of two choices in a row, only the later one is shown. */
let turn = 0;

/** On content pages; the booking page renders its own. */
async function showPrices(currency: string, lang: Language): Promise<void> {
  const [note] = document.querySelectorAll<HTMLElement>("[data-rates]");
  const prices = document.querySelectorAll<HTMLElement>("[data-money]");
  if (!note || prices.length === 0) return;
  const own = (turn += 1);
  for (const old of document.querySelectorAll("[data-money] > .about")) old.remove();
  note.hidden = true;
  const { about = "", note: sentence = "", rates: address = "" } = note.dataset;
  const found = CURRENCIES.includes(currency) ? await findRates(address) : null;
  const rate = found?.rates[currency];
  if (!found || rate === undefined || own !== turn) return;
  for (const price of prices) {
    const shown = document.createElement("small");
    shown.className = "about";
    shown.textContent = about.replace("{amount}", aboutMoney(Number(price.dataset.money), rate, currency, lang));
    // A blank of the line, not a margin: at the beginning of a line there is none.
    price.append(" ", shown);
  }
  const date = new Intl.DateTimeFormat(lang, { dateStyle: "long", timeZone: "UTC" }).format(new Date(found.date));
  note.textContent = sentence
    .replace("{sign}", signOf(currency, lang))
    .replace("{date}", date)
    .replace("{source}", () => found.source);
  note.hidden = false;
}

/** null: there are none now. Then prices stay in the lodging's currency alone. */
async function findRates(address: string): Promise<Rates | null> {
  try {
    const kept = JSON.parse(sessionStorage.getItem(KEPT) ?? "{}") as { address?: string; at?: number; rates?: Rates };
    if (kept.address === address && Date.now() - (kept.at ?? 0) < KEPT_MS) return kept.rates ?? null;
    const { data } = (await (await fetch(address)).json()) as Envelope<Rates | null>;
    sessionStorage.setItem(KEPT, JSON.stringify({ address, at: Date.now(), rates: data ?? undefined }));
    return data ?? null;
  } catch {
    return null;
  }
}
