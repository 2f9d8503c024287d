/** A day and time on the lodging's clock, wherever the reader is: the zone's name is beside it. */
import { TextInput } from "@mantine/core";
import { type ReactNode, useState } from "react";
import { dayAt } from "#rules/time/day.ts";
import { readTypedTime, typedTime } from "#rules/time/typed-time.ts";
import { zoneName } from "#rules/time/zone-name.ts";
import { useAppWords, useStudio } from "../studio-data.ts";

type TimeInputProps = {
  label: ReactNode;
  value: Date | null;
  change: (value: Date | null) => void;
  error?: ReactNode;
};

export function TimeInput({ label, value, change, error }: TimeInputProps) {
  const { lang, lodging } = useStudio();
  const words = useAppWords();
  const { timezone } = lodging;
  const [typed, setTyped] = useState("");
  const [today] = useState(() => dayAt(new Date(), timezone));
  const read = readTypedTime(typed, timezone);
  const stored = value ? typedTime(value, timezone) : "";
  // What was typed stays in the field, also where the clock skips it.
  const isTyped = read !== null && read.at.getTime() === value?.getTime();
  const zone = zoneName(timezone, lang, stored === "" ? today : stored.slice(0, 10));
  return (
    <TextInput
      type="datetime-local"
      label={label}
      description={isTyped && read.isMoved ? words.time_moved(stored.slice(11)) : zone}
      error={error}
      value={isTyped ? typed : stored}
      onChange={({ currentTarget: { value: text } }) => {
        setTyped(text);
        const next = readTypedTime(text, timezone);
        if (text === "" || next) change(next?.at ?? null);
      }}
    />
  );
}
