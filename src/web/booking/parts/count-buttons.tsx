/** − n +: how many of something. Each click is a state of the booking, so it works without a script too. */
import type { BookingState } from "#rules/booking/booking-state.ts";
import { GoButton } from "./go-button.tsx";

type CountButtonsProps = {
  label: string;
  words: { fewer: string; more: string; no_more?: string };
  num: number;
  most: number;
  /** The state with another count; null once the script handles the click. */
  withNum: ((num: number) => BookingState) | null;
  onCount: (num: number) => void;
};

export function CountButtons({ label, words, num, most, withNum, onCount }: CountButtonsProps) {
  return (
    <div className="count" role="group" aria-label={label}>
      <GoButton to={withNum?.(num - 1) ?? null} onGo={() => onCount(num - 1)} aria-label={words.fewer}>
        −
      </GoButton>
      <output>{num}</output>
      <GoButton
        to={num < most ? (withNum?.(num + 1) ?? null) : null}
        onGo={() => onCount(num + 1)}
        aria-label={num < most ? words.more : (words.no_more ?? words.more)}
        aria-disabled={num >= most}
      >
        +
      </GoButton>
    </div>
  );
}
