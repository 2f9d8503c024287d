/** A list that scrolls sideways, and the buttons that move it: they show themselves once a script can do it. */
import type { ReactNode } from "react";
import { Icon } from "#web/ui/icon.tsx";

type CarouselProps = {
  className?: string;
  words: { move_back: string; move_on: string };
  /** What is moved, for who can't see it. */
  label: string;
  /** One element: the list itself. */
  children: ReactNode;
};

export function Carousel({ className = "carousel", words, label, children }: CarouselProps) {
  return (
    <div className={className} data-carousel>
      {children}
      <div className="carousel-ways" data-ways hidden>
        <button type="button" data-move="-1" aria-label={`${label}: ${words.move_back}`}>
          <Icon name="left" />
        </button>
        <button type="button" data-move="1" aria-label={`${label}: ${words.move_on}`}>
          <Icon name="right" />
        </button>
      </div>
    </div>
  );
}
