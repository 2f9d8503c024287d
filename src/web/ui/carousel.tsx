/** A list that scrolls sideways, and the buttons that move it: they show themselves once a script can do it. */
import type { ReactNode } from "react";
import { Icon } from "#web/ui/icon.tsx";

type CarouselProps = {
  className?: string;
  words: { move_back: string; move_on: string };
  /** What is moved, for who can't see it. */
  label: string;
  /** How many frames (`data-frame`) it has: the buttons then go from one to the next, and a counter stands between them. */
  count?: number;
  /** One element: the list itself. */
  children: ReactNode;
};

export function Carousel({ className = "carousel", words, label, count, children }: CarouselProps) {
  return (
    <div className={className} data-carousel>
      {children}
      <div className="carousel-ways" data-ways hidden>
        <button type="button" data-move="-1" aria-label={`${label}: ${words.move_back}`}>
          <Icon name="left" />
        </button>
        {count === undefined ? null : (
          <output aria-live="off">
            <span data-at>01</span>/{String(count).padStart(2, "0")}
          </output>
        )}
        <button type="button" data-move="1" aria-label={`${label}: ${words.move_on}`}>
          <Icon name="right" />
        </button>
      </div>
    </div>
  );
}
