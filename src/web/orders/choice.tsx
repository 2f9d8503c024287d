/** One of several options, each with an explanation: native radio buttons styled as cards. */
import type { ReactNode } from "react";
import type { CardMark, Wallet } from "#rules/payments/pay-methods.ts";
import { CardMarks } from "#web/ui/card-marks.tsx";

export type Option = {
  value: string;
  title: string;
  text: string;
  aside?: string;
  /** What it needs of the guest. */
  note?: string;
  marks?: CardMark[];
  /** Shown only where the device has this wallet. */
  wallet?: Wallet;
};

type ChoiceProps = {
  name: string;
  legend: string;
  options: Option[];
  chosen: string | undefined;
  error?: string | undefined;
  /** What a screen reader says of the cards' marks. */
  saysCards?: (names: string) => string;
};

export function Choice({ name, legend, options, chosen, error, saysCards }: ChoiceProps): ReactNode {
  return (
    <fieldset className="choice" aria-describedby={error ? `${name}-error` : undefined}>
      <legend>{legend}</legend>
      {options.map(({ value, title, text, aside, note, marks, wallet }, index) => (
        <label key={value} className="option" data-wallet={wallet}>
          {/* A problem's link leads to the first one. */}
          <input
            type="radio"
            id={index === 0 ? name : undefined}
            name={name}
            value={value}
            defaultChecked={value === chosen}
            required
          />
          <span className="option-words">
            <strong>{title}</strong>
            {aside ? <b>{aside}</b> : null}
            {marks && saysCards ? <CardMarks marks={marks} says={saysCards} /> : null}
            <small>{text}</small>
            {note ? <small className="option-note">{note}</small> : null}
          </span>
        </label>
      ))}
      {error ? (
        <p className="field-error" id={`${name}-error`}>
          {error}
        </p>
      ) : null}
    </fieldset>
  );
}
