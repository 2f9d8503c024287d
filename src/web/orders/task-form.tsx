/** A staff task: what it is about, and what was found or sent. */
import type { CallAnswer } from "#contract/call.ts";
import type { getStaffTask } from "#contract/staff-tasks.ts";
import type { Problem } from "#web/orders/answers.ts";
import { dayIn } from "#web/orders/moments.ts";
import { PersonalForm } from "#web/orders/personal-page.tsx";
import { useSite } from "#web/site.ts";
import { Field } from "#web/ui/field.tsx";

type Task = CallAnswer<typeof getStaffTask>;

type TaskFactsProps = { task: Task; isPartRecorded?: boolean };

export function TaskFacts({ task, isPartRecorded = false }: TaskFactsProps) {
  const site = useSite();
  const { orderWords, words: siteWords, price } = site;
  const words = orderWords.staff;
  const isRefund = task.kind === "refund";
  const expected = isPartRecorded ? words.missing : words.expected;
  const facts = [
    // After a remittance was found nothing is expected any more.
    ...(isRefund || !task.is_done ? [{ name: isRefund ? words.to_send : expected, text: price(task.amount) }] : []),
    ...(isRefund || task.is_done ? [] : [{ name: words.last_five, text: task.last_five ?? words.unknown }]),
    { name: orderWords.number_of_order, text: task.order_doc },
    { name: orderWords.booker, text: task.booker_name },
    {
      name: orderWords.stay,
      text: siteWords.between(dayIn(task.check_in_day, site), dayIn(task.check_out_day, site)),
    },
  ];
  return (
    <dl className="spec">
      {facts.map(({ name, text }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  );
}

type TaskFormProps = { task: Task; isPartRecorded: boolean; problems: Problem[]; typed: Record<string, string> };

export function TaskForm({ task, isPartRecorded, problems, typed }: TaskFormProps) {
  const { orderWords } = useSite();
  const words = orderWords.staff;
  const isRefund = task.kind === "refund";
  const errorOf = (name: string) => problems.find(({ field }) => field === name)?.text;
  return (
    <PersonalForm>
      {/* A refund is sent in full; a remittance may be more or less than what was due. */}
      {isRefund ? (
        <input type="hidden" name="amount" value={task.amount} />
      ) : (
        <Field
          name="amount"
          label={words.received}
          error={errorOf("amount")}
          defaultValue={typed.amount ?? (isPartRecorded ? "" : String(task.amount))}
          inputMode="decimal"
          autoComplete="off"
          required
        />
      )}
      <Field
        name="proof"
        label={words.reference}
        hint={words.reference_hint}
        error={errorOf("proof")}
        defaultValue={typed.proof}
        maxLength={60}
        autoComplete="off"
        required
      />
      <button className="button" type="submit">
        {isRefund ? words.confirm_refund : words.confirm_remittance}
      </button>
    </PersonalForm>
  );
}
