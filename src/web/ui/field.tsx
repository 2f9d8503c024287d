/** A labelled input with its hint before and its error after it. */
import type { ComponentProps } from "react";

type FieldProps = Omit<ComponentProps<"input">, "name"> & {
  name: string;
  label: string;
  hint?: string;
  error?: string | undefined;
};

export function Field({ name, label, hint, error, id = name, ...input }: FieldProps) {
  const described = [hint ? `${id}-hint` : "", error ? `${id}-error` : ""].filter(Boolean).join(" ");
  return (
    <div className="field" data-wrong={error !== undefined}>
      <label htmlFor={id}>{label}</label>
      {hint ? (
        <p className="field-hint" id={`${id}-hint`}>
          {hint}
        </p>
      ) : null}
      <input
        {...input}
        id={id}
        name={name}
        aria-invalid={error === undefined ? undefined : true}
        aria-describedby={described || undefined}
      />
      {error ? (
        <p className="field-error" id={`${id}-error`}>
          {error}
        </p>
      ) : null}
    </div>
  );
}
