/** The calendar of a day's field, loaded with the first of them. */
import { DateInput } from "@mantine/dates";
import "@mantine/dates/styles.layer.css";
import "./day-picker.css";
import "dayjs/locale/ja";
import "dayjs/locale/ko";
import "dayjs/locale/zh-cn";
import "dayjs/locale/zh-tw";
import type { KeyboardEvent } from "react";
import type { Language } from "#rules/text/language.ts";
import { addDays } from "#rules/time/day.ts";
import { readDay } from "#rules/time/read-day.ts";
import { useStudio } from "../../studio-data.ts";
import type { DayInputProps } from "./day-input.tsx";

const LOCALES: Record<Language, string> = {
  "zh-TW": "zh-tw",
  "zh-CN": "zh-cn",
  "en-US": "en",
  "ja-JP": "ja",
  "ko-KR": "ko",
};
const instantOf = (day: string) => new Date(`${day.slice(0, 10)}T00:00:00Z`);

const STEPS: Record<string, number> = { ArrowUp: 1, ArrowDown: -1 };

export default function DayPicker({ value, change, min, ...given }: DayInputProps) {
  const { lang, words } = useStudio();
  const { clear, ...labels } = words.day_input;
  const format = new Intl.DateTimeFormat(lang, { dateStyle: "medium", timeZone: "UTC" });
  const months = new Intl.DateTimeFormat(lang, { year: "numeric", month: "long", timeZone: "UTC" });
  const years = new Intl.DateTimeFormat(lang, { year: "numeric", timeZone: "UTC" });
  const step = (event: KeyboardEvent) => {
    const days = STEPS[event.key];
    if (days === undefined || value === "") return;
    event.preventDefault();
    const next = addDays(value, days);
    if (min === undefined || next >= min) change(next);
  };
  return (
    <DateInput
      {...given}
      locale={LOCALES[lang]}
      value={value === "" ? null : value}
      onChange={(day) => change(day ?? "")}
      valueFormat={(day) => format.format(instantOf(day))}
      monthLabelFormat={(day) => months.format(instantOf(day))}
      yearLabelFormat={(day) => years.format(instantOf(day))}
      dateParser={readDay}
      {...(min === undefined ? {} : { minDate: min })}
      clearable={!given.required}
      clearButtonProps={{ "aria-label": clear }}
      ariaLabels={labels}
      onKeyDown={step}
      popoverProps={{ shadow: "md" }}
    />
  );
}
