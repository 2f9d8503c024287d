/** A list that scrolls sideways with buttons, which the script shows. */
import type { ReactNode } from "react";
import { Icon } from "#web/ui/icon.tsx";

type CarouselProps = {
  className?: string;
  words: { move_back: string; move_on: string };
  /** What the buttons move, for screen readers. */
  label: string;
  /** The number of frames (`data-frame`): the buttons then move by one frame, with a counter between them. */
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
