/** Discount codes and member savings. A code that can't be used is named with its reason; the price is simply without it. */
import { useState } from "react";
import { MEMBER_PROMOTION } from "#rules/money/coupon.ts";
import { useBookingTools, useLive } from "#web/booking/booking-context.ts";
import { useCheckout } from "#web/booking/checkout.ts";
import { isSameCode } from "#web/booking/codes.ts";
import { Fold } from "#web/ui/fold.tsx";
import { GoButton } from "./go-button.tsx";
import { codeName, MemberLine, MemberOffer } from "./member-savings.tsx";

export function Savings() {
  const { data, words } = useBookingTools();
  const { applyCode } = useCheckout();
  const { state, refusedCodes, isLive } = useLive();
  const [isBusy, setBusy] = useState(false);
  if (!data.hotel.hasCodes) return <Uncoded />;
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
      <MemberOffer />
      <HeldCodes />
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

/** Each with what it takes off, and how to remove it. */
function HeldCodes() {
  const { words, price: money, go } = useBookingTools();
  const { state, price, refusedCodes, cardCodes, isLive } = useLive();
  const held = state.codes.filter((code) => !refusedCodes.some((refused) => isSameCode(refused.code, code)));
  return held.map((code) => {
    const line = price?.bill.find((each) => each.kind === "discount" && isSameCode(each.code, code));
    const amount = line?.amount ?? 0;
    const name = codeName(line?.code ?? code, words);
    const isIncluded = price !== null && amount === 0 && isSameCode(code, MEMBER_PROMOTION);
    const without = { ...state, codes: state.codes.filter((each) => each !== code) };
    const card = cardCodes.find((each) => isSameCode(each.code, code));
    return (
      <div key={code}>
        <p className="savings-code" role="status">
          <span>
            {isIncluded
              ? words.savings.member_included
              : amount < 0
                ? words.savings.applied(name, money(-amount))
                : name}
          </span>
          <GoButton
            className="more"
            to={isLive ? null : without}
            onGo={() => go((now) => ({ ...now, codes: now.codes.filter((each) => each !== code) }), { replace: true })}
            aria-label={words.savings.remove_code(name)}
          >
            {words.remove}
          </GoButton>
        </p>
        {card ? <p className="fine">{card.text}</p> : null}
      </div>
    );
  });
}

/** A lodging without codes does not ask for one; its members' own offer and a link may bring one all the same. */
function Uncoded() {
  const { refusedCodes } = useLive();
  return (
    <>
      <MemberLine />
      <MemberOffer />
      <HeldCodes />
      {refusedCodes.length > 0 ? <RefusedCodes /> : null}
    </>
  );
}

function RefusedCodes() {
  const { refusedCodes } = useLive();
  return (
    <div role="status" id="code-refused">
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
  const isRefused = useLive().refusedCodes.length > 0;
  return (
    <div className="field">
      <label htmlFor="code">{words.savings.code}</label>
      <input
        id="code"
        name="code"
        form={form}
        maxLength={40}
        aria-invalid={isRefused || undefined}
        aria-describedby={isRefused ? "code-refused" : undefined}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
      />
    </div>
  );
}
