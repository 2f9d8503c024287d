/** Fields that are the same in all languages. */
import { Input, Select, Switch, TextInput } from "@mantine/core";
import { useState } from "react";
import type { SiteContentWords } from "#languages/zh-TW/studio/site-content.ts";
import type { RecordKind } from "#rules/content/content-fields.ts";
import { TimeInput } from "../parts/time-input.tsx";
import { useScreenWords } from "../studio-data.ts";
import { fieldLabel } from "./field-label.ts";
import { useFieldError } from "./text-field.tsx";
import { useField } from "./use-draft.ts";

export type Name = { record: RecordKind; record_id: number; field: string };

export function useValue(name: Name) {
  const words = useScreenWords<SiteContentWords>();
  const field = useField({ ...name, lang: "" });
  const error = useFieldError(field);
  return { words, field, error, label: fieldLabel(words, name.record, name.field) };
}

type LineProps = Name & { type?: "text" | "tel" | "email" | "url" | "time"; hint?: string };

export function LineField({ type = "text", hint, ...name }: LineProps) {
  const { field, error, label, words } = useValue(name);
  const value = typeof field.value === "string" ? field.value : "";
  const known = field.refused === "INVALID" && (type === "email" || type === "url") ? words.problems[type] : error;
  return (
    <TextInput
      type={type === "url" ? "text" : type}
      inputMode={type === "text" || type === "time" ? undefined : type}
      label={label}
      description={hint}
      error={known}
      wrapperProps={{ "data-field": name.field }}
      value={value}
      onChange={(event) => field.change(event.currentTarget.value)}
    />
  );
}

export function SwitchField(name: Name) {
  const { field, label } = useValue(name);
  return (
    <Switch
      label={label}
      checked={field.value === true}
      onChange={(event) => field.change(event.currentTarget.checked)}
    />
  );
}

/** An instant, written as the lodging's own time. */
export function InstantField(name: Name) {
  const { field, error, label } = useValue(name);
  const at = typeof field.value === "string" ? new Date(field.value) : null;
  return (
    <TimeInput
      label={label}
      error={error}
      value={at}
      change={(value) => field.change(value === null ? null : value.toISOString())}
    />
  );
}

export function CoordinatesField(name: Name) {
  const { field, error, label, words } = useValue(name);
  const stored = field.value as [number, number] | null | undefined;
  /** Half of a place is none: it waits until the other half is typed. */
  const [half, setHalf] = useState<[number | "", number | ""]>(["", ""]);
  const [latitude, longitude] = stored ?? half;
  const change = (one: number | "", other: number | "") => {
    setHalf([one, other]);
    if (one !== "" && other !== "") field.change([one, other]);
    else if (stored) field.change(null);
  };
  const input = (text: string, value: number | "", most: number, set: (value: number | "") => void) => (
    <TextInput
      type="number"
      inputMode="decimal"
      step="any"
      label={text}
      value={value}
      min={-most}
      max={most}
      onChange={({ currentTarget }) => set(currentTarget.value === "" ? "" : currentTarget.valueAsNumber)}
    />
  );
  return (
    <Input.Wrapper label={label} labelElement="div" description={words.coordinates_hint} error={error}>
      <div className="field-row">
        {input(words.latitude, latitude, 90, (value) => change(value, longitude))}
        {input(words.longitude, longitude, 180, (value) => change(latitude, value))}
      </div>
    </Input.Wrapper>
  );
}

export function MapField(name: Name) {
  const { field, label, words } = useValue(name);
  return (
    <Select
      label={label}
      allowDeselect={false}
      data={[
        { value: "0", label: words.map_by_address },
        { value: "1", label: words.map_by_store },
      ]}
      value={String(field.value ?? 0)}
      onChange={(value) => field.change(Number(value))}
    />
  );
}
