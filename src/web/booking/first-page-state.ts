/** The initial state as the server rendered it; the browser starts from the same. */
import type { Step } from "#rules/booking/booking-state.ts";
import type { PageState } from "#web/booking/booking-context.ts";
import type { BookingData } from "#web/booking/booking-data.ts";

/** Whoever opens the payment step directly has not given details yet: those come first. */
export function firstStep({ answered, state }: BookingData): Step {
  if (answered) return answered.step;
  return state.step === "pay" ? "details" : state.step;
}

export const firstPageState = (data: BookingData): PageState => ({
  isLive: false,
  state: { ...data.state, step: firstStep(data) },
  results: data.results,
  isSearching: false,
  failure: null,
  isOffline: false,
  extrasLeft: data.extrasLeft,
  price: data.price,
  isPricing: false,
  hasNoPrice: false,
  heldCodes: data.heldCodes,
  refusedCodes: data.refusedCodes,
  cardCodes: data.cardCodes,
  typed: data.answered?.typed ?? data.saved,
  problems: data.answered?.problems ?? [],
  asksCode: data.answered?.asksCode ?? false,
  codeSentTo: data.answered?.codeSentTo ?? null,
  isPlacing: false,
  changed: null,
  placed: data.placed,
  member: data.member,
  isJoining: false,
  alertText: data.priceProblem,
  railProblem: data.answered?.railProblem ?? data.railProblem,
  currency: data.currency,
  clearedCodes: data.clearedCodes,
  toasts: [],
});
