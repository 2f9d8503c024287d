/** The conditions of each rate in the cart, and the lodging's own terms. */
import { useBookingTools, useLive } from "#web/booking/booking-context.ts";
import { planOf } from "#web/booking/plan-of.ts";
import { RichText } from "#web/ui/rich-text.tsx";
import { cancelWords } from "./plan-row.tsx";

export function PayPolicies() {
  const tools = useBookingTools();
  const live = useLive();
  const { words, data, roomOf } = tools;
  const rules = live.state.cart.flatMap((line) => {
    const plan = planOf(live.results, line);
    if (!plan) return [];
    const { text } = cancelWords(tools, plan, live.state.start);
    return [
      {
        key: `${line.room_class_id}.${line.rate_plan_id}`,
        room: roomOf(line.room_class_id)?.room_class_name,
        lang: roomOf(line.room_class_id)?.lang,
        text,
      },
    ];
  });
  return (
    <section className="pay-policies" aria-label={words.pay.cancellation}>
      <h2>{words.pay.cancellation}</h2>
      <ul>
        {rules.map(({ key, room, lang, text }) => (
          <li key={key} suppressHydrationWarning>
            <strong lang={lang}>{room}</strong> {text}
          </li>
        ))}
      </ul>
      {data.hotel.policies.map(({ title, html, lang }) => (
        <details key={title}>
          <summary>{title}</summary>
          <RichText html={html} lang={lang} />
        </details>
      ))}
    </section>
  );
}
