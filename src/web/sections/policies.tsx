/** What a guest should know before coming: times, house rules, children, booking and cancelling. */
import type { ComponentType, ReactNode } from "react";
import { GUEST_WORDS } from "#languages/languages.ts";
import { mealsOf } from "#rules/guests/band-meals.ts";
import type { MealPrices } from "#rules/guests/guest-bands.ts";
import { MEALS } from "#rules/stock/plans.ts";
import { Section } from "#web/sections/section.tsx";
import { langOf, useSite } from "#web/site.ts";
import { RichText } from "#web/ui/rich-text.tsx";

export type Rate = { label: string; price: number; meals?: MealPrices; on_request?: boolean };

export function readRates(json: string): Rate[] {
  try {
    const list: unknown = JSON.parse(json);
    return Array.isArray(list) ? (list as Rate[]) : [];
  } catch {
    return [];
  }
}

export function RateRows({ rates }: { rates: Rate[] }) {
  const { hotel, words, price, lang } = useSite();
  const guests = GUEST_WORDS[lang];
  return rates.map((rate) => {
    // What depends on the plan's meals stands beside the price without them.
    const meals = mealsOf(rate, MEALS).map((meal) => {
      const amount = rate.meals![meal]!;
      return guests.rate_meal(guests.meals[meal], amount === 0 ? words.free : price(amount));
    });
    const more = [...meals, ...(rate.on_request ? [guests.rate_on_request] : [])];
    return (
      <div key={rate.label}>
        <dt>
          <span {...langOf(hotel.fallback_lang, "info.children_and_extra_person_rates")}>{rate.label}</span>
          {more.length === 0 ? null : <small className="rate-besides">{more.join(" · ")}</small>}
        </dt>
        <dd>{rate.price === 0 ? words.free : price(rate.price)}</dd>
      </div>
    );
  });
}

type PolicyPart = "customer_notice" | "dining_options" | "booking_policy" | "cancel_policy" | "children_rates";

type PoliciesProps = {
  /** Shown beside each part's title. */ Mark?: ComponentType<{ name: PolicyPart }>;
  /** Shown before the parts. */ children?: ReactNode;
  /** Children and extra guests have a section of their own. */ hasRatesElsewhere?: boolean;
  /** So has dining. */ hasDiningElsewhere?: boolean;
};

export function Policies({ Mark, children, hasRatesElsewhere = false, hasDiningElsewhere = false }: PoliciesProps) {
  const { hotel, words } = useSite();
  const { info } = hotel;
  const rates = hasRatesElsewhere ? [] : readRates(info.children_and_extra_person_rates);
  const all = [
    { key: "customer_notice" as const, title: words.customer_notice, html: info.customer_notice },
    { key: "dining_options" as const, title: words.dining, html: info.dining_options },
    { key: "booking_policy" as const, title: words.booking_policy, html: info.booking_policy },
    { key: "cancel_policy" as const, title: words.cancel_policy, html: info.cancel_policy },
  ].filter(({ key }) => !(hasDiningElsewhere && key === "dining_options"));
  const sells = hotel.payment_list.length > 0;
  // A lodging that has written nothing gets no section for this alone: booking says it, too.
  const hasTexts = all.some(({ html }) => html !== "");
  const parts = all.filter(({ key, html }) => html !== "" || (key === "cancel_policy" && sells && hasTexts));
  if (parts.length === 0 && rates.length === 0 && !children) return null;
  return (
    <Section name="policies" title={words.policies}>
      {children}
      <div className="policies">
        {parts.map((part) => (
          <details key={part.key} name="policy">
            <summary>
              {Mark ? <Mark name={part.key} /> : null}
              {part.title}
            </summary>
            {part.key === "cancel_policy" && sells ? (
              <CancelTerms />
            ) : (
              <RichText html={part.html} {...langOf(hotel.fallback_lang, `info.${part.key}`)} />
            )}
          </details>
        ))}
        {rates.length > 0 ? (
          <details name="policy">
            <summary>
              {Mark ? <Mark name="children_rates" /> : null}
              {words.children_rates}
            </summary>
            <dl className="rates">
              <RateRows rates={rates} />
            </dl>
          </details>
        ) : null}
      </div>
    </Section>
  );
}

/** What holds comes first; what the lodging has written about it are notes. */
function CancelTerms() {
  const { hotel, words } = useSite();
  const { cancel_terms, cancel_policy } = hotel.info;
  const { by_rate, notes } = words.cancel_terms;
  return (
    <div>
      <div className="rich">
        <ul>
          {cancel_terms.map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ul>
        <p>{by_rate}</p>
        {cancel_policy === "" ? null : (
          <p>
            <strong>{notes}</strong>
          </p>
        )}
      </div>
      <RichText html={cancel_policy} {...langOf(hotel.fallback_lang, "info.cancel_policy")} />
    </div>
  );
}
