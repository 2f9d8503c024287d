/** From the details to the order: what is typed is judged, the cart is priced, codes are checked, and the last button orders. */
import type { CallRefused } from "#contract/client.ts";
import { distinctCodes } from "#rules/money/coupon.ts";
import type { CartLine, Step } from "#rules/booking/booking-state.ts";
import { type Core, type Extension, useBookingTools } from "#web/booking/booking-context.ts";
import type { Problem } from "#web/booking/booking-data.ts";
import { tabMemory } from "#web/booking/browser.ts";
import { createCodes, isSameCode } from "#web/booking/codes.ts";
import { createExtrasLeft } from "#web/booking/extras/extras-left.ts";
import { judgeExtras } from "#web/booking/extras/judge-extras.ts";
import { showCodes, showProblemList } from "#web/booking/focus.ts";
import { fieldOf, judgeDetails, judgePay } from "#web/booking/judge.ts";
import type { Booking, Typed } from "#web/booking/payload.ts";
import { createPhones, type Phones } from "#web/booking/phones.ts";
import { createPlacing } from "#web/booking/placing.ts";
import { createPricing } from "#web/booking/pricing.ts";

export type Checkout = Extension & {
  judge: (step: Step) => boolean;
  phones: Phones;
  applyCode: (code: string) => Promise<boolean>;
  place: () => void;
  sendCode: () => void;
  acceptPrice: () => void;
  refusePrice: () => void;
};

/** Loaded with the steps that follow the rooms. */
export const useCheckout = (): Checkout => useBookingTools().extend(createCheckout);

export function createCheckout({ api, data, words, store, notices, membership, back, go, ...core }: Core): Checkout {
  const { hotel, lang } = data;
  const phones = createPhones();
  const formSettings = () => ({ lang, country: data.country, questions: hotel.questions, readPhone: phones.read() });

  const booking = (): Booking => {
    const { state, heldCodes, typed, member } = store.get();
    const codes = state.codes.filter((code) => heldCodes.some((held) => isSameCode(held, code)));
    const isMember = member !== null;
    const { ways, rooms, country } = data;
    return { hotel, lang, state: { ...state, codes }, typed, ways, rooms, isMember, country };
  };

  const refuse = ({ code, message, extra_info }: CallRefused) => {
    if (code === "SIGN_IN_NEEDED") {
      void membership.recover().then((isRenewed) => (isRenewed ? pricing.check() : undefined));
      return;
    }
    const text = extra_info.message ?? message;
    if (code.startsWith("RAIL_")) return store.set({ railProblem: text });
    // Each says why at its field; the price is then that of the others.
    if (extra_info.coupons?.length) {
      codes.refuse(extra_info.coupons);
      return showCodes();
    }
    // By the specification a failed price check clears the promotions; the reason stays until the guest closes it.
    const cleared = booking().state.codes;
    if (cleared.length > 0) go((now) => ({ ...now, codes: [] }), { replace: true });
    notices.alert(cleared.length > 0 ? words.price.cleared(text, cleared.join(", ")) : text, cleared);
    if (code.startsWith("ADD_ON_")) extrasLeft.again();
    if (/SOLD_OUT|NOT_ENOUGH|ENTIRE_RENT|ON_SALE/.test(code)) core.searchAgain();
    const field = fieldOf(extra_info.fields?.[0]);
    if (field !== undefined) showProblems([{ field, text }]);
  };

  function showProblems(problems: Problem[]): void {
    store.set({ problems });
    if (problems.length > 0) showProblemList();
  }

  const codes = createCodes({ api, data, words, store, booking, onHeld: () => pricing.follow() });
  const extrasLeft = createExtrasLeft({ api, data, store });
  const pricing = createPricing({ api, data, words, store, booking, onRefused: refuse });
  const onPlaced = (order_doc: string) => back.leave(order_doc);
  const ordering = { api, data, words, store, memory: tabMemory, booking, pricing, notices, refuse, showProblems };
  const placing = createPlacing({ ...ordering, onPlaced });

  function judge(step: Step): boolean {
    const { typed, state } = store.get();
    const wrong = judgeDetails(typed, state.cart, words, formSettings());
    const extras = judgeExtras(store.get(), words);
    const problems = [...extras, ...wrong, ...(step === "pay" ? judgePay(typed, words) : [])];
    showProblems(problems);
    return problems.length === 0;
  }

  return {
    follow() {
      codes.follow();
      pricing.follow();
      extrasLeft.follow();
    },
    checkAgain: () => void pricing.check(),
    hasDetails: (typed: Typed, cart: readonly CartLine[]) =>
      judgeDetails(typed, cart, words, formSettings()).length === 0,
    judge,
    phones,
    async applyCode(code) {
      codes.forgetTyped();
      const held = await codes.confirm([code]);
      if (held.length > 0) go((now) => ({ ...now, codes: distinctCodes([...now.codes, ...held]) }), { replace: true });
      return held.length > 0;
    },
    place: () => judge("pay") && placing.place(),
    sendCode: () => void placing.sendCode(),
    acceptPrice: placing.accept,
    refusePrice: placing.decline,
  };
}
