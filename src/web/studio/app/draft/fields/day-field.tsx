/** A day at the lodging, kept as an instant: its beginning, or for a last day its end. */
import { dayAt, instantAt, isDay } from "#rules/time/day.ts";
import { DayInput } from "../../parts/days/day-input.tsx";
import { useLodging } from "../../studio-data.ts";
import { type Name, useValue } from "../value-fields.tsx";

export function DayField({ isLast = false, ...name }: Name & { isLast?: boolean }) {
  const { timezone } = useLodging();
  const { field, error, label } = useValue(name);
  const day = typeof field.value === "string" ? dayAt(new Date(field.value), timezone) : "";
  return (
    <DayInput
      label={label}
      error={error}
      wrapperProps={{ "data-field": name.field }}
      value={day}
      change={(value) =>
        field.change(isDay(value) ? instantAt(value, isLast ? "23:59" : "00:00", timezone).toISOString() : null)
      }
    />
  );
}
