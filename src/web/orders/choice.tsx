/** One of several options, each with an explanation: native radio buttons styled as cards. */
import type { ReactNode } from "react";

export type Option = { value: string; title: string; text: string; aside?: string };

type ChoiceProps = {
  name: string;
  legend: string;
  options: Option[];
  chosen: string | undefined;
  error?: string | undefined;
};

export function Choice({ name, legend, options, chosen, error }: ChoiceProps): ReactNode {
  return (
    <fieldset className="choice" aria-describedby={error ? `${name}-error` : undefined}>
      <legend>{legend}</legend>
      {options.map(({ value, title, text, aside }, index) => (
        <label key={value} className="option">
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
            <small>{text}</small>
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
