/** The last step: everything once more, how much, by which way, and one button that says what it does. */
import type { FormEvent } from "react";
import { isPayOptionOffered } from "#rules/deposit.ts";
import { personName } from "#rules/person-name.ts";
import { useBench, useLive } from "#web/booking/booking-context.ts";
import { payOptionOf, wayOf } from "#web/booking/payload.ts";
import { Choice, type Option } from "#web/orders/choice.tsx";
import { Problems } from "#web/ui/problems.tsx";
import { RichText } from "#web/ui/rich-text.tsx";
import { readTyped } from "./details-form.tsx";
import { Points } from "./points.tsx";
import { cancelWords } from "./plan-row.tsx";
import { planOf } from "./summary.tsx";
import { Verify } from "./verify.tsx";

export function PayForm() {
  const { words, data, addressOf, type, place, price: money } = useBench();
  const { state, typed, typedVersion, problems, price, isLive, isPlacing, changed } = useLive();
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    type(readTyped(event.currentTarget));
    // What was typed reaches the page first, the order next.
    setTimeout(place, 0);
  };
  const wrong = (name: string) => problems.find(({ field }) => field === name)?.text;
  return (
    <form
      key={typedVersion}
      id="pay"
      className="form pay"
      method="post"
      action={addressOf({ ...state, step: "details" })}
      noValidate
      onSubmit={submit}
      onInput={(event) => type(readTyped(event.currentTarget))}
      data-nav-stage="ready-for-payment"
      data-nav-stage-final="true"
    >
      <Carried />
      <Problems title={words.wrong.title} problems={problems} />
      <Booker />
      {data.ways.length === 0 ? <p>{words.pay.none}</p> : null}
      <HowMuch />
      <Choice
        name="way"
        legend={words.pay.how}
        options={data.ways.map(({ vendor, title, text }) => ({ value: String(vendor), title, text }))}
        chosen={typed.way}
        error={wrong("way")}
      />
      <Points />
      <Verify />
      <Policies />
      <div className="field agree" data-wrong={wrong("agree") !== undefined}>
        <label>
          <input
            id="agree"
            type="checkbox"
            name="agree"
            aria-invalid={wrong("agree") ? true : undefined}
            aria-describedby={wrong("agree") ? "agree-error" : undefined}
          />
          <span>{words.pay.agree}</span>
        </label>
        {wrong("agree") ? (
          <p className="field-error" id="agree-error">
            {wrong("agree")}
          </p>
        ) : null}
      </div>
      {isLive ? null : (
        <button className="button button-quiet" type="submit" name="deed" value="recalculate">
          {words.pay.recalculate}
        </button>
      )}
      {data.answered?.was != null && price && !changed && !isLive ? (
        <p className="problems" role="alert">
          {words.price.changed(money(data.answered.was), money(price.pay_amount))}
        </p>
      ) : null}
      <button className="button pay-button" type="submit" name="deed" value="place" aria-busy={isPlacing}>
        {isPlacing ? words.pay.sending : <Deed />}
      </button>
    </form>
  );
}

/** What was typed on the step before goes along, for whoever has no script; and the price that this page shows. */
function Carried() {
  const { data } = useBench();
  const { typed, price } = useLive();
  const own = ["way", "pay_option", "points", "use_deposit", "agree", "captcha", "key", "shown", "xsrf", "deed"];
  const carried = Object.entries(typed).filter(([name]) => !own.includes(name));
  return (
    <>
      <input type="hidden" name="xsrf" value={data.xsrf} />
      <input type="hidden" name="key" value={data.idempotencyKey} />
      {price ? <input type="hidden" name="shown" value={`${price.pay_amount} ${price.quote ?? ""}`} /> : null}
      {carried.map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
    </>
  );
}

function Booker() {
  const { words, data, go } = useBench();
  const { typed } = useLive();
  const name = personName(typed.booker_first_name ?? "", typed.booker_last_name ?? "", data.lang);
  return (
    <section className="booker" aria-label={words.pay.booker}>
      <h2>{words.pay.booker}</h2>
      <p>
        <strong>{name}</strong>
        <br />
        {typed.booker_email}
        <br />
        {typed.booker_phone}
      </p>
      <button
        className="more"
        type="submit"
        name="deed"
        value="edit"
        onClick={(event) => {
          event.preventDefault();
          go((now) => ({ ...now, step: "details" }));
        }}
      >
        {words.pay.edit}
      </button>
    </section>
  );
}

/** All of it or a deposit, with both amounts; nothing to choose where only one is offered, or where it is paid at the desk. */
function HowMuch() {
  const { words, data, price: money } = useBench();
  const { price, typed } = useLive();
  const { hotel, ways } = data;
  if (!price || wayOf({ ways, typed })?.kind === "arrival") return null;
  if (!isPayOptionOffered("all", hotel) || !isPayOptionOffered("part", hotel)) return null;
  const rest = price.total - price.deposit_amount;
  const options: Option[] = [
    { value: "all", title: words.pay.all, aside: money(price.total), text: words.pay.all_text },
    {
      value: "part",
      title: words.pay.part,
      aside: money(price.deposit_amount),
      text: words.pay.part_text(money(rest)),
    },
  ];
  return (
    <Choice
      name="pay_option"
      legend={words.pay.how_much}
      options={options}
      chosen={payOptionOf({ hotel, ways, typed })}
    />
  );
}

function Policies() {
  const bench = useBench();
  const live = useLive();
  const { words, data, roomOf } = bench;
  const rules = live.state.cart.flatMap((line) => {
    const plan = planOf(live, line);
    if (!plan) return [];
    const { text } = cancelWords(bench, plan, live.state.start);
    return [
      { key: `${line.room_class_id}.${line.rate_plan_id}`, room: roomOf(line.room_class_id)?.room_class_name, text },
    ];
  });
  return (
    <section className="pay-policies" aria-label={words.pay.cancellation}>
      <h2>{words.pay.cancellation}</h2>
      <ul>
        {rules.map(({ key, room, text }) => (
          <li key={key} suppressHydrationWarning>
            <strong>{room}</strong> {text}
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

/** The button says the deed, with the amount where there is one. */
function Deed() {
  const { words, data, price: money } = useBench();
  const { price, typed } = useLive();
  const kind = wayOf({ ways: data.ways, typed })?.kind ?? "online";
  if (!price) return words.price.checking;
  if (kind === "arrival") return words.pay.go_arrival;
  if (price.pay_amount === 0) return words.pay.go_free;
  return kind === "remittance"
    ? words.pay.go_remit(money(price.pay_amount))
    : words.pay.go_card(money(price.pay_amount));
}
