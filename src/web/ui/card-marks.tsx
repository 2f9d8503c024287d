/** The marks of the cards that are accepted, drawn here: no request, and the same on every page. */
import type { ReactNode } from "react";
import type { CardMark } from "#rules/payments/pay-methods.ts";

const NAMES: Record<CardMark, string> = {
  visa: "Visa",
  mastercard: "Mastercard",
  jcb: "JCB",
  amex: "American Express",
};

/** Each on a white card of 38 by 24, in its owner's colours. */
const DRAWINGS: Record<CardMark, ReactNode> = {
  visa: (
    <path
      fill="#1434cb"
      d="M16.1 8.2l-1.5 7.7h-2.1l1.5-7.7zm8.6 5 1.1-3 .6 3zm2.3 2.7h1.9l-1.7-7.7h-1.7c-.4 0-.7.2-.9.6l-3.1 7.1h2.2l.4-1.2h2.6zm-5.4-2.5c0-2-2.9-2.2-2.8-3.1 0-.3.3-.6.9-.6.4-.1 1.2-.1 2 .3l.4-1.7a5.6 5.6 0 0 0-1.9-.3c-2.1 0-3.5 1.1-3.5 2.6 0 1.1 1 1.8 1.9 2.2.8.4 1.1.6 1.1 1 0 .5-.6.8-1.3.8-1.1 0-1.7-.3-2.2-.5l-.4 1.8c.5.2 1.4.4 2.4.4 2.2 0 3.6-1.1 3.6-2.8M13.1 8.2l-3.4 7.7H7.5L5.8 9.7c-.1-.4-.2-.5-.5-.7a9 9 0 0 0-2-.6l.1-.2h3.5c.5 0 .9.3 1 .8l.9 4.5 2.2-5.3z"
    />
  ),
  mastercard: (
    <>
      <circle cx="15.5" cy="12" r="6" fill="#eb001b" />
      <circle cx="22.5" cy="12" r="6" fill="#f79e1b" />
      <path fill="#ff5f00" d="M19 7.13a6 6 0 0 1 0 9.74 6 6 0 0 1 0-9.74" />
    </>
  ),
  jcb: (
    <>
      <path fill="#0b4ea2" d="M12 5h4v11.5a2.5 2.5 0 0 1-2.5 2.5h-4V7.5A2.5 2.5 0 0 1 12 5" />
      <path fill="#e4002b" d="M19.5 5h4v11.5a2.5 2.5 0 0 1-2.5 2.5h-4V7.5A2.5 2.5 0 0 1 19.5 5" />
      <path fill="#00873f" d="M27 5h4v11.5a2.5 2.5 0 0 1-2.5 2.5h-4V7.5A2.5 2.5 0 0 1 27 5" />
      <path
        fill="#fff"
        d="M14.6 10v2.6c0 1-.6 1.5-1.6 1.5-.7 0-1.3-.1-2-.4v-1c.4.2.8.3 1.2.3.5 0 .8-.2.8-.6V10zm7.6 1c-.4-.2-.8-.2-1.2-.2-.8 0-1.3.5-1.3 1.2s.5 1.2 1.3 1.2c.4 0 .8 0 1.2-.2v.9c-.5.1-1 .2-1.5.2-1.5 0-2.5-.8-2.5-2.1s1-2.1 2.5-2.1c.5 0 1 .1 1.5.2zm6 .9c.5.1.8.4.8.9 0 .7-.5 1.1-1.4 1.1h-2.4V10h2.3c.8 0 1.3.3 1.3 1 0 .4-.2.7-.6.9m-1.9-1.1v.8h.8c.3 0 .5-.1.5-.4s-.2-.4-.5-.4zm0 1.5v.9h.9c.3 0 .5-.2.5-.5s-.2-.4-.5-.4z"
      />
    </>
  ),
  amex: (
    <>
      <path fill="#006fcf" d="M3 4h32v16H3z" />
      <path
        fill="#fff"
        d="M8.7 8.5h2.1l2.4 5.5h-2l-.4-1H8.6l-.4 1h-1.9zm1 1.7-.6 1.5h1.2zM13.6 8.5h2.5l1.3 3.3 1.3-3.3h2.5V14h-1.7v-3.8L18 14h-1.3l-1.5-3.8V14h-1.6zm8.3 0h4.7v1.3h-3v.8h2.9v1.2h-2.9v.9h3V14h-4.7zm4.9 0h2.1l1.1 1.6 1.2-1.6h2l-2.1 2.7 2.2 2.8h-2.2l-1.2-1.7-1.2 1.7h-2l2.2-2.8z"
      />
    </>
  ),
};

/** `says`: the sentence that a screen reader reads instead of the drawings. */
export function CardMarks({ marks, says }: { marks: readonly CardMark[]; says: (names: string) => string }) {
  return (
    <span className="card-marks" role="img" aria-label={says(marks.map((mark) => NAMES[mark]).join(", "))}>
      {marks.map((mark) => (
        <svg key={mark} viewBox="0 0 38 24" width="38" height="24" aria-hidden="true">
          <rect x="0.5" y="0.5" width="37" height="23" rx="3.5" fill="#fff" stroke="#d5d9e0" />
          {DRAWINGS[mark]}
        </svg>
      ))}
    </span>
  );
}
