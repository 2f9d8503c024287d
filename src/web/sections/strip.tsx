/** Frames side by side in a scroll container: moved with the keys, and with buttons once the script has loaded. */
import type { ReactNode } from "react";
import { useSite } from "#web/site.ts";
import { Carousel } from "#web/ui/carousel.tsx";

type StripProps = { label: string; count: number; children: ReactNode };

export function Strip({ label, count, children }: StripProps) {
  const { words } = useSite();
  // A single frame does not scroll: no tab stop, no buttons.
  if (count < 2) {
    return (
      <div className="strip">
        <div className="strip-track">{children}</div>
      </div>
    );
  }
  return (
    <Carousel
      className="strip"
      words={{ move_back: words.previous_picture, move_on: words.next_picture }}
      label={label}
      count={count}
    >
      <div className="strip-track" role="region" aria-label={label} tabIndex={0}>
        {children}
      </div>
    </Carousel>
  );
}
