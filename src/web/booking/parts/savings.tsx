/** Discount codes and member savings. A code that can't be used is named with its reason; the price is simply without it. */
import { useState } from "react";
import { sumOnWire } from "#rules/money/money.ts";
import { useBookingTools, useLive } from "#web/booking/booking-context.ts";
import { isSameCode } from "#web/booking/codes.ts";
import { planOf } from "#web/booking/plan-of.ts";
import { Fold } from "#web/ui/fold.tsx";
import { GoButton } from "./go-button.tsx";
import { JoinDoor } from "./join-door.tsx";

export function Savings() {
  const { data, words, price: money, go, applyCode } = useBookingTools();
  const { state, price, refusedCodes, cardCodes, isLive } = useLive();
  const [isBusy, setBusy] = useState(false);
  if (!data.hotel.hasCodes) return <Uncoded />;
  const held = state.codes.filter((code) => !refusedCodes.some((refused) => isSameCode(refused.code, code)));
  const apply = async (field: HTMLInputElement) => {
    const code = field.value.trim();
    if (code === "") return;
    setBusy(true);
    const isHeld = await applyCode(code);
    setBusy(false);
    // A refused one stays, to be corrected.
    if (isHeld) field.form?.reset();
  };
  return (
    <section className="savings" aria-label={words.savings.title}>
      <MemberLine />
      {held.map((code) => {
        const row = price?.rows.find(({ kind, name }) => kind === "discount" && isSameCode(name, code));
        const amount = row?.amount ?? 0;
        const without = { ...state, codes: state.codes.filter((each) => each !== code) };
        const card = cardCodes.find((each) => isSameCode(each.code, code));
        return (
          <div key={code}>
            <p className="savings-code" role="status">
              <span>{amount < 0 ? words.savings.applied(row?.name ?? code, money(-amount)) : code}</span>
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
            {card ? <p className="fine">{card.text}</p> : null}
          </div>
        );
      })}
      <Fold title={words.savings.have_code} mustBeOpen={refusedCodes.length > 0}>
        {isLive ? (
          <form
            className="form-line"
            onSubmit={(event) => {
              event.preventDefault();
              void apply(event.currentTarget.elements.namedItem("code") as HTMLInputElement);
            }}
          >
            <CodeField />
            <button className="button button-quiet" type="submit" aria-busy={isBusy}>
              {words.savings.apply}
            </button>
          </form>
        ) : (
          // Without a script the code is a field of the form beside it, so that nothing typed there is lost.
          <div className="form-line">
            <CodeField form={state.step} />
            <button className="button button-quiet" type="submit" form={state.step} name="intent" value="apply_code">
              {words.savings.apply}
            </button>
          </div>
        )}
        <RefusedCodes />
      </Fold>
    </section>
  );
}

/** A lodging without codes does not ask for one; a link may bring one all the same. */
function Uncoded() {
  const { refusedCodes } = useLive();
  if (refusedCodes.length === 0) return <MemberLine />;
  return (
    <>
      <MemberLine />
      <RefusedCodes />
    </>
  );
}

function RefusedCodes() {
  const { refusedCodes } = useLive();
  return (
    <div role="status">
      {refusedCodes.map(({ code, text }) => (
        <p key={code} className="field-error" data-refused={code}>
          {text}
        </p>
      ))}
    </div>
  );
}

function CodeField({ form }: { form?: string }) {
  const { words } = useBookingTools();
  return (
    <div className="field">
      <label htmlFor="code">{words.savings.code}</label>
      <input
        id="code"
        name="code"
        form={form}
        maxLength={40}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
      />
    </div>
  );
}

/** How much less this cart would cost a member, exactly. */
function MemberLine() {
  const { data, words, price: money } = useBookingTools();
  const live = useLive();
  if (live.member) return <p className="savings-member">{words.savings.as_member}</p>;
  const saving = sumOnWire(
    live.state.cart.map((line) => {
      const plan = planOf(live.results, line);
      if (!plan?.allow_member_price || plan.member_price === null) return 0;
      return (plan.price - plan.member_price) * line.num;
    }),
  );
  if (!data.hotel.hasMembers || saving <= 0) return null;
  return (
    <p className="savings-member">
      {words.savings.member_saving(money(saving))} <JoinDoor>{words.plan.join}</JoinDoor>
    </p>
  );
}
