/** Codes and what members save. A code that does not hold is told quietly: the price is simply without it. */
import { useState } from "react";
import { writeBooking } from "#rules/booking-state.ts";
import { sum } from "#rules/money.ts";
import { useBench, useLive } from "#web/booking/booking-context.ts";
import { GoButton } from "./go-button.tsx";
import { planOf } from "./summary.tsx";

export function Savings() {
  const { data, words, price: money, go, applyCode } = useBench();
  const { state, price, idleCodes, isLive } = useLive();
  const [isBusy, setBusy] = useState(false);
  if (!data.hotel.hasDiscounts) return <MemberLine />;
  const held = state.codes.filter((code) => !idleCodes.includes(code));
  const apply = async (form: FormData) => {
    const code = String(form.get("code") ?? "").trim();
    if (code === "") return;
    setBusy(true);
    await applyCode(code);
    setBusy(false);
  };
  return (
    <section className="savings" aria-label={words.savings.title}>
      <MemberLine />
      {held.map((code) => {
        const amount = price?.rows.find((row) => row.kind === "discount" && row.name === code)?.amount ?? 0;
        const without = { ...state, codes: state.codes.filter((each) => each !== code) };
        return (
          <p key={code} className="savings-code" role="status">
            <span>{amount < 0 ? words.savings.applied(code, money(-amount)) : code}</span>
            <GoButton
              className="more"
              to={isLive ? null : without}
              onGo={() =>
                go((now) => ({ ...now, codes: now.codes.filter((each) => each !== code) }), { replace: true })
              }
              aria-label={words.savings.remove_code(code)}
            >
              {words.remove}
            </GoButton>
          </p>
        );
      })}
      <details {...(idleCodes.length > 0 ? { open: true } : {})}>
        <summary>{words.savings.have_code}</summary>
        <form
          method="get"
          action={data.address}
          className="form-line"
          onSubmit={(event) => {
            event.preventDefault();
            void apply(new FormData(event.currentTarget));
          }}
        >
          {writeBooking({ ...state, codes: held }).map(([name, value], index) => (
            <input key={index} type="hidden" name={name} value={value} />
          ))}
          {data.preview === null ? null : <input type="hidden" name="preview" value={data.preview} />}
          <div className="field">
            <label htmlFor="code">{words.savings.code}</label>
            <input
              id="code"
              name="code"
              maxLength={40}
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
            />
          </div>
          <button className="button button-quiet" type="submit" aria-busy={isBusy}>
            {words.savings.apply}
          </button>
        </form>
        <p role="status" className="fine">
          {idleCodes.map((code) => words.savings.not_applied(code)).join(" ")}
        </p>
      </details>
    </section>
  );
}

/** What this very cart would cost less for a member, said once and to the unit. */
function MemberLine() {
  const { data, words, price: money } = useBench();
  const live = useLive();
  if (live.member) return <p className="savings-member">{words.savings.as_member}</p>;
  const saving = sum(
    live.state.cart.map((line) => {
      const plan = planOf(live, line);
      if (!plan?.allow_member_price || plan.member_price === null) return 0;
      return (plan.price - plan.member_price) * line.num;
    }),
  );
  if (!data.hotel.hasMembers || saving <= 0) return null;
  return (
    <p className="savings-member">
      {words.savings.member_saving(money(saving))}{" "}
      {data.signIn === null ? null : <a href={data.signIn}>{words.savings.sign_in}</a>}
    </p>
  );
}
