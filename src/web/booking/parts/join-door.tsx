/** The way in for visitors. Without a script it is the sign-in's own page, which comes back here with the cart. */
import type { MouseEvent, ReactNode } from "react";
import { useBookingTools } from "#web/booking/booking-context.ts";

export function JoinDoor({ children }: { children: ReactNode }) {
  const { data, addressOf, setJoining } = useBookingTools();
  const { signIn } = data;
  if (signIn === null) return null;
  const leadingBackTo = (back: string) => `${signIn}?${new URLSearchParams({ back })}`;
  const handleClick = (event: MouseEvent<HTMLAnchorElement>) => {
    // In another tab it leads back to the cart as it is now.
    event.currentTarget.href = leadingBackTo(location.pathname + location.search);
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    setJoining(true);
  };
  return (
    <a className="join-door" href={leadingBackTo(addressOf(data.state))} onClick={handleClick}>
      {children}
    </a>
  );
}
