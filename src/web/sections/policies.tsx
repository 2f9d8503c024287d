/** What a guest should know before coming: times, house notes, children, booking and cancelling. */
import { Section } from "#web/sections/section.tsx";
import { said, useSite } from "#web/site.ts";
import { RichText } from "#web/ui/rich-text.tsx";

type Rate = { label: string; price: number };

function readRates(json: string): Rate[] {
  try {
    const list: unknown = JSON.parse(json);
    return Array.isArray(list) ? (list as Rate[]) : [];
  } catch {
    return [];
  }
}

export function Policies() {
  const { hotel, words, price } = useSite();
  const { info } = hotel;
  const rates = readRates(info.children_and_extra_person_rates);
  const parts = [
    { field: "info.customer_notice", title: words.customer_notice, html: info.customer_notice },
    { field: "info.dining_options", title: words.dining, html: info.dining_options },
    { field: "info.booking_policy", title: words.booking_policy, html: info.booking_policy },
    { field: "info.cancel_policy", title: words.cancel_policy, html: info.cancel_policy },
  ].filter((part) => part.html !== "");
  if (parts.length === 0 && rates.length === 0) return null;
  return (
    <Section name="policies" title={words.policies}>
      <div className="policies">
        {parts.map((part) => (
          <details key={part.field} name="policy">
            <summary>{part.title}</summary>
            <RichText html={part.html} {...said(hotel.fallback_lang, part.field)} />
          </details>
        ))}
        {rates.length > 0 ? (
          <details name="policy">
            <summary>{words.children_rates}</summary>
            <dl className="rates">
              {rates.map((rate) => (
                <div key={rate.label}>
                  <dt {...said(hotel.fallback_lang, "info.children_and_extra_person_rates")}>{rate.label}</dt>
                  <dd>{rate.price === 0 ? words.free : price(rate.price)}</dd>
                </div>
              ))}
            </dl>
          </details>
        ) : null}
      </div>
    </Section>
  );
}
