/** The two buttons that move a strip of pictures, and which of them is shown. */
import { type RefObject, useEffect, useState } from "react";
import { useBookingTools } from "#web/booking/booking-context.ts";
import { shownInStrip, stepStrip } from "#web/booking/parts/strip-step.ts";
import { Icon } from "#web/ui/icon.tsx";

export function StripSteps({ strip, count }: { strip: RefObject<HTMLUListElement | null>; count: number }) {
  const { words } = useBookingTools();
  const [shown, setShown] = useState(0);
  useEffect(() => {
    const list = strip.current;
    if (!list) return;
    const note = () => setShown(shownInStrip(list));
    list.addEventListener("scroll", note, { passive: true });
    return () => list.removeEventListener("scroll", note);
  }, [strip]);
  if (count < 2) return null;
  const step = (by: 1 | -1) => strip.current && stepStrip(strip.current, by);
  return (
    <p className="room-gallery-steps">
      <button type="button" aria-label={words.room.previous} onClick={() => step(-1)}>
        <Icon name="left" />
      </button>
      <span aria-hidden="true">
        {shown + 1} / {count}
      </span>
      <button type="button" aria-label={words.room.next} onClick={() => step(1)}>
        <Icon name="right" />
      </button>
    </p>
  );
}
