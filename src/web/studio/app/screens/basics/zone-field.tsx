/** A time zone by its city or its name: all there are, by region. Their names are made when the list is opened. */
import { Select } from "@mantine/core";
import { useMemo, useState } from "react";
import type { BasicsWords } from "#languages/zh-TW/studio/basics.ts";
import type { Language } from "#rules/text/language.ts";
import { dayAt } from "#rules/time/day.ts";
import { placeOfZone, zonesByRegion } from "#rules/time/time-zones.ts";
import { zoneName } from "#rules/time/zone-name.ts";
import { useScreenWords, useStudio } from "../../studio-data.ts";

/** UTC+8 */
function offsetOf(timeZone: string): string {
  const parts = new Intl.DateTimeFormat("en-US", { timeZone, timeZoneName: "shortOffset" }).formatToParts(new Date());
  return (parts.find(({ type }) => type === "timeZoneName")?.value ?? "").replace("GMT", "UTC");
}

/** "Taipei · Taiwan time (UTC+8)" */
export const zoneLabel = (timezone: string, lang: Language): string =>
  `${placeOfZone(timezone) || timezone} · ${zoneName(timezone, lang, dayAt(new Date(), timezone))} (${offsetOf(timezone)})`;

type ZoneFieldProps = { value: string; change: (timezone: string) => void; isReadOnly: boolean; error?: string };

export function ZoneField({ value, change, isReadOnly, error }: ZoneFieldProps) {
  const { lodging_facts: words } = useScreenWords<BasicsWords>();
  const { lang } = useStudio();
  const [isOpened, setOpened] = useState(false);
  const data = useMemo(() => {
    const one = { value, label: zoneLabel(value, lang) };
    if (!isOpened) return [one];
    const groups = zonesByRegion(Intl.supportedValuesOf("timeZone"), value);
    return [...groups].map(([region, names]) => ({
      group: words.regions[region],
      items: names.map((name) => ({ value: name, label: zoneLabel(name, lang) })),
    }));
  }, [isOpened, value, lang, words]);
  return (
    <Select
      searchable
      allowDeselect={false}
      label={words.timezone}
      description={words.zone_hint}
      nothingFoundMessage={words.nothing_found}
      readOnly={isReadOnly}
      maxDropdownHeight={320}
      data={data}
      value={value}
      error={error}
      onDropdownOpen={() => setOpened(true)}
      onChange={(chosen) => chosen && change(chosen)}
    />
  );
}
