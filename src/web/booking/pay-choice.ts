/** How and how much is paid: what the guest chose of what is offered. */
import type { BookingState } from "#rules/booking/booking-state.ts";
import { isPayOptionOffered } from "#rules/payments/deposit.ts";
import { defaultMethod } from "#rules/payments/pay-methods.ts";
import type { BookingHotel, PayWayOption } from "#web/booking/booking-data.ts";
import type { Typed } from "#web/booking/payload.ts";

/** Tickets are bought as soon as the order is confirmed: with them nothing is left to pay on arrival. */
export const waysFor = (ways: readonly PayWayOption[], { rail }: Pick<BookingState, "rail">): readonly PayWayOption[] =>
  rail ? ways.filter(({ kind }) => kind !== "arrival") : ways;

type Paying = { ways: readonly PayWayOption[]; typed: Typed; state: Pick<BookingState, "rail"> };

/** The chosen way to pay, or a card. */
export function wayOf({ ways, typed, state }: Paying): PayWayOption | undefined {
  const offered = waysFor(ways, state);
  return offered.find(({ value }) => value === typed.way) ?? defaultMethod(offered);
}

/** What is paid on arrival is paid in full there: a deposit only exists when paying now. */
export function payOptionOf({ hotel, ways, typed, state }: Paying & { hotel: BookingHotel }): "all" | "part" {
  const isNow = wayOf({ ways, typed, state })?.kind !== "arrival";
  const wanted = typed.pay_option === "part" && isNow && !state.rail ? "part" : "all";
  if (isPayOptionOffered(wanted, hotel)) return wanted;
  return wanted === "all" ? "part" : "all";
}
