/** A staff task: whether the card that paid is one of those that a discount code is for. It can be changed while the order stands. */
import type { CallAnswer } from "#contract/call.ts";
import type { getStaffTask } from "#contract/staff-tasks.ts";
import { PersonalForm } from "#web/orders/personal-page.tsx";
import { useSite } from "#web/site.ts";

type Task = CallAnswer<typeof getStaffTask>;

/** Of several codes the one that is worst off. */
const verdictOf = ({ coupons }: Task) =>
  (["void", "unknown", "holds"] as const).find((each) => coupons.some(({ verdict }) => verdict === each)) ?? "unknown";

export function CardTask({ task }: { task: Task }) {
  const { orderWords, price } = useSite();
  const words = orderWords.staff;
  const now = verdictOf(task);
  const facts = [
    ...task.coupons.flatMap(({ code, prefixes, card_first }) => [
      { name: words.card_code, text: code },
      { name: words.card_prefixes, text: prefixes.join(", ") },
      { name: words.card_first, text: card_first ?? words.card_not_named },
    ]),
    { name: words.card_discount, text: price(task.amount) },
    { name: orderWords.number_of_order, text: task.order_doc },
    { name: orderWords.booker, text: task.booker_name },
  ];
  return (
    <>
      <p>{words.card_text}</p>
      <p className="notice" role="status">
        {words.card_now[now]}
      </p>
      <dl className="spec">
        {facts.map(({ name, text }, nth) => (
          <div key={nth}>
            <dt>{name}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      {task.is_done ? (
        <p>{words.card_over}</p>
      ) : (
        <PersonalForm className="form form-line">
          {now === "holds" ? null : (
            <button className="button" type="submit" name="holds" value="yes">
              {words.card_holds}
            </button>
          )}
          {now === "void" ? null : (
            <button className="button button-quiet" type="submit" name="holds" value="no">
              {words.card_void}
            </button>
          )}
        </PersonalForm>
      )}
    </>
  );
}
