/** A number. Apart from the other fields: most screens have none, and its input is the heaviest. */
import { NumberInput } from "@mantine/core";
import { type Name, useValue } from "../value-fields.tsx";

export function NumberField({ least, most, step = 1, ...name }: Name & { least: number; most: number; step?: number }) {
  const { field, error, label } = useValue(name);
  return (
    <NumberInput
      label={label}
      error={error}
      min={least}
      max={most}
      step={step}
      clampBehavior="blur"
      value={typeof field.value === "number" ? field.value : ""}
      onChange={(value) => typeof value === "number" && field.change(value)}
    />
  );
}
