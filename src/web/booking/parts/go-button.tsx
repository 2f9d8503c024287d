/**
 * Buttons and links that lead from one state of the booking to another. The browser goes there by itself; before it has taken
 * the page up, and without a script, a button is sent to the server, which answers with that state's address.
 */
import type { ComponentProps, MouseEvent } from "react";
import type { BookingState } from "#rules/booking/booking-state.ts";
import { useBookingTools, useLive } from "#web/booking/booking-context.ts";
import { firstStep } from "#web/booking/first-page-state.ts";

const FORM = "booking-state";

/** Holds nothing but the proof that the page is ours: each button brings its own address. */
export function StateForm() {
  const { data, addressOf } = useBookingTools();
  const { state } = useLive();
  return (
    <form id={FORM} method="post" action={addressOf(state)}>
      <input type="hidden" name="xsrf" value={data.xsrf} />
    </form>
  );
}

type GoButtonProps = Omit<ComponentProps<"button">, "form" | "formAction" | "onClick"> & {
  /** Where it leads without a script; null once the browser does it by itself, so that the part need not be drawn again. */
  to: BookingState | null;
  onGo: () => void;
};

export function GoButton({ to, onGo, ...button }: GoButtonProps) {
  const { addressOf, data } = useBookingTools();
  // Without a script what has been typed goes along: the button is one of the form it was typed into.
  const step = firstStep(data);
  const form = to === null || step === "rooms" ? FORM : step;
  const click = (event: MouseEvent) => {
    event.preventDefault();
    if (button["aria-disabled"] !== true) onGo();
  };
  return <button {...button} type="submit" form={form} formAction={to ? addressOf(to) : undefined} onClick={click} />;
}

type GoLinkProps = Omit<ComponentProps<"a">, "href" | "onClick"> & {
  to: BookingState;
  /** Says whether the link may be followed. */
  mayGo?: () => boolean;
};

export function GoLink({ to, mayGo, ...link }: GoLinkProps) {
  const { addressOf, go } = useBookingTools();
  const click = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    if (!mayGo || mayGo()) go(() => to);
  };
  return <a {...link} href={addressOf(to)} onClick={click} />;
}
