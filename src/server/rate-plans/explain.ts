/** Why a night costs what it costs, in words. */
import { RATE_WORDS } from "#languages/languages.ts";
import type { RateWords } from "#languages/zh-TW/rates.ts";
import { toMajor } from "#rules/money/money.ts";
import { shownMoney } from "#rules/money/shown-money.ts";
import { handSetIn, type StoredNight } from "#rules/rates/night-changes.ts";
import { type PricedNight, priceNight, type PricePart } from "#rules/rates/price-night.ts";
import type { Adjustment, RateRules, RateTarget } from "#rules/rates/rate-rules.ts";
import { textIn } from "#rules/text/language.ts";
import type { PlanRow } from "#server/rate-plans/plan-store.ts";
import type { StaffContext } from "#server/rate-plans/write-rates.ts";

type Speaker = {
  words: RateWords;
  money: (minor: number) => string;
  planName: (rate_plan_id: number) => string;
};

export function speakerOf({ lang, hotel }: StaffContext, plans: readonly PlanRow[]): Speaker {
  return {
    words: RATE_WORDS[lang],
    money: (minor) => shownMoney(toMajor(minor, hotel.currency), hotel.currency, lang),
    planName: (rate_plan_id) => {
      const plan = plans.find((each) => each.rate_plan_id === rate_plan_id);
      return textIn(plan?.rate_plan_code_name, lang, hotel.main_lang).text || (plan?.rate_plan_code ?? "");
    },
  };
}

function changeIn({ words, money }: Speaker, adjust: Adjustment): string {
  const { kind, percent = 0, amount = 0, price = 0 } = adjust;
  if (kind === "price") return words.instead(money(price));
  const by = kind === "percent" ? percent : amount;
  const shown = kind === "percent" ? `${Math.abs(by)}%` : money(Math.abs(by));
  return by < 0 ? words.less(shown) : words.more(shown);
}

export function partText(speaker: Speaker, part: PricePart): string {
  const { words, money, planName } = speaker;
  switch (part.kind) {
    case "base":
      return words.base(money(part.amount));
    case "hand":
      return words.hand(money(part.amount));
    case "weekend":
      return words.weekend(changeIn(speaker, part.adjust));
    case "season":
      return words.season(part.name, changeIn(speaker, part.adjust));
    case "extra_persons":
      return words.extra_persons(part.persons, money(part.each));
    case "derived":
      return words.derived(planName(part.rate_plan_id), changeIn(speaker, part.adjust));
    case "rounded":
      return words.rounded(money(part.to));
  }
}

export type Explained = { stored: StoredNight | null; priced: PricedNight | null; sentence: string };

/** One night of a plan and class: what is stored, what the rules say, and both in a sentence. */
export function explainIn(
  speaker: Speaker,
  rules: RateRules,
  target: RateTarget,
  night: string,
  stored: readonly StoredNight[],
): Explained {
  const { words, money } = speaker;
  const own =
    stored.find(
      (each) =>
        each.night === night &&
        each.rate_plan_id === target.rate_plan_id &&
        each.room_class_id === target.room_class_id,
    ) ?? null;
  const priced = priceNight(rules, target, night, handSetIn(stored));
  const sentence = () => {
    if (!own) return words.unpriced;
    if (own.set_by === "hand") {
      const price = money(own.price);
      return priced && priced.price !== own.price
        ? words.by_hand(price, money(priced.price))
        : words.by_hand_only(price);
    }
    // Written before there were rules, or by a plan that is derived no more.
    if (priced?.price !== own.price) return words.by_import(money(own.price));
    const parts = priced.parts.map((part) => partText(speaker, part));
    return words.explained(parts.join(words.comma), money(own.price));
  };
  return { stored: own, priced, sentence: sentence() };
}
