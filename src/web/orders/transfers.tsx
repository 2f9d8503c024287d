/** Where the guest transfers the money: the lodging's account, or a number that a bank has issued for this order. */
import { zoneName } from "#rules/time/zone-name.ts";
import type { ReactNode } from "react";
import type { OrderView } from "#contract/order-view.ts";
import type { Faulty } from "#web/orders/answers.ts";
import { isoOf, momentIn, payUntil } from "#web/orders/moments.ts";
import { PersonalForm } from "#web/orders/personal-page.tsx";
import { langOf, useSite } from "#web/site.ts";
import { Copyable } from "#web/ui/copyable.tsx";
import { Field } from "#web/ui/field.tsx";

export function Remittance({ order, answer }: { order: OrderView; answer?: Faulty | undefined }) {
  const { orderWords, hotel, price } = useSite();
  const words = orderWords.remittance;
  const account = order.remittance_info;
  if (!account || order.display_status !== "pending_payment") return null;
  const { remittance_notice } = hotel.info;
  return (
    <section aria-labelledby="remittance">
      <h2 id="remittance">{words.title}</h2>
      <dl className="spec account">
        <Fact name={words.bank} text={account.bank_code_and_name} />
        <Fact name={words.branch} text={account.branch_code_and_name} />
        <Fact name={words.account_name} text={account.account_name} isCopied />
        <Fact name={words.account_number} text={account.account_number} isCopied />
        <Fact name={words.amount} text={price(order.due_amount)} copied={String(order.due_amount)} isCopied />
        <Fact name={words.country} text={account.country_name} />
      </dl>
      {remittance_notice ? (
        <p className="fine as-typed" {...langOf(hotel.fallback_lang, "info.remittance_notice")}>
          {remittance_notice}
        </p>
      ) : null}
      {order.remittance_report === null ? (
        <div className="report">
          <h3>{words.report}</h3>
          <p>{words.report_text}</p>
          <ReportForm order={order} answer={answer} />
        </div>
      ) : (
        <div className="report">
          <p role="status">{words.reported(order.remittance_report)}</p>
          <details open={answer !== undefined}>
            <summary className="more">{words.change}</summary>
            <ReportForm order={order} answer={answer} />
          </details>
        </div>
      )}
    </section>
  );
}

function ReportForm({ order, answer }: { order: OrderView; answer: Faulty | undefined }) {
  const { orderWords } = useSite();
  const words = orderWords.remittance;
  const error = answer?.problems.find(({ field }) => field === "last_five")?.text;
  return (
    <PersonalForm action={`/orders/${order.order_doc}`} className="form form-line">
      <input type="hidden" name="intent" value="report" />
      <Field
        name="last_five"
        label={words.last_five}
        error={error}
        defaultValue={answer?.typed.last_five}
        inputMode="numeric"
        maxLength={5}
        autoComplete="off"
        required
      />
      <button className="button" type="submit">
        {words.send}
      </button>
    </PersonalForm>
  );
}

export function BankNumber({ order }: { order: OrderView }) {
  const site = useSite();
  const words = site.orderWords.transfer;
  const number = order.bank_instructions;
  if (!number || order.display_status !== "pending_payment") return null;
  const until = payUntil(order) ?? number.expires_timestamp;
  return (
    <section aria-labelledby="transfer">
      <h2 id="transfer">{words.title}</h2>
      <p>{words.text}</p>
      <dl className="spec account">
        <Fact name={words.bank_code} text={[number.bank_code, number.bank_name].filter(Boolean).join(" ")} />
        <Fact name={words.account_number} text={number.account_number} isCopied />
        <Fact name={words.amount} text={site.price(order.due_amount)} copied={String(order.due_amount)} isCopied />
        <div>
          <dt>{words.deadline}</dt>
          <dd>
            <time dateTime={isoOf(until)}>{momentIn(until, site)}</time>
            <small>{zoneName(site.hotel.timezone, site.lang, site.today)}</small>
          </dd>
        </div>
      </dl>
    </section>
  );
}

type FactProps = { name: string; text: string; copied?: string; isCopied?: boolean };

function Fact({ name, text, copied = text, isCopied = false }: FactProps): ReactNode {
  const { orderWords: words } = useSite();
  if (text === "") return null;
  return (
    <div>
      <dt>{name}</dt>
      <dd>{isCopied ? <Copyable text={text} copied={copied} label={name} words={words} /> : text}</dd>
    </div>
  );
}
