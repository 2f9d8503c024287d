/**
 * Buttons and links that lead to another state of the booking. Before the script has loaded, a button submits a form and the
 * server redirects to that state's address.
 */
import type { ComponentProps, MouseEvent } from "react";
import type { BookingState } from "#rules/booking/booking-state.ts";
import { useBookingTools } from "#web/booking/booking-context.ts";
import { firstStep } from "#web/booking/first-page-state.ts";

const FORM = "booking-state";

/**
 * The state, where the server draws it into a button for use without a script. The browser's program has no use for it, and keeps
 * what the server has drawn. Only for buttons of the first step: those of the others change to another form.
 */
export const drawnOnly = <State,>(state: State): State | null => (import.meta.env.SSR ? state : null);

/** Contains only the XSRF token; each button brings its own address. */
export function StateForm() {
  const { data, addressOf } = useBookingTools();
  return (
    <form id={FORM} method="post" action={addressOf({ ...data.state, step: firstStep(data) })}>
      <input type="hidden" name="xsrf" value={data.xsrf} />
    </form>
  );
}

type GoButtonProps = Omit<ComponentProps<"button">, "form" | "formAction" | "onClick"> & {
  /** The state for use without a script; null where the script handles the click. */
  to: BookingState | null;
  onGo: () => void;
};

export function GoButton({ to, onGo, ...button }: GoButtonProps) {
  const { addressOf, data } = useBookingTools();
  // Without a script the button belongs to the form, so that what was typed goes along.
  const step = firstStep(data);
  const form = to === null || step === "rooms" ? FORM : step;
  const click = (event: MouseEvent) => {
    event.preventDefault();
    if (button["aria-disabled"] !== true) onGo();
  };
  return (
    <button
      {...button}
      type="submit"
      form={form}
      formAction={to ? addressOf(to) : undefined}
      onClick={click}
      suppressHydrationWarning
    />
  );
}

type GoLinkProps = Omit<ComponentProps<"a">, "href" | "onClick"> & {
  to: BookingState;
  /** Returns whether the link may be followed. */
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
