/** Train tickets with a stay: whether they are sold, to which station, and on which terms. */
import { Checkbox, Select, Switch } from "@mantine/core";
import type { BasicsWords } from "#languages/zh-TW/studio/basics.ts";
import { STATION_IDS, stationName } from "#rules/rail/stations.ts";
import { FormPart } from "../../draft/draft-frame.tsx";
import { useValue } from "../../draft/value-fields.tsx";
import { useScreenWords, useStudio } from "../../studio-data.ts";

const of = (field: string) => ({ record: "site" as const, record_id: 0, field });

type Terms = { round_trip_only: boolean; as_guests: boolean };
const NO_TERMS: Terms = { round_trip_only: false, as_guests: false };
const TERMS = ["round_trip_only", "as_guests"] as const;

export function RailFields() {
  const { rail: words } = useScreenWords<BasicsWords>();
  const { lang, lodging } = useStudio();
  const sale = useValue(of("thsr_support_on"));
  const station = useValue(of("thsr_station"));
  const { field: stored } = useValue(of("thsr_terms"));
  const terms = (stored.value as Terms | null | undefined) ?? NO_TERMS;
  // Guests can buy them in New Taiwan dollars only: elsewhere there is nothing to say.
  if (lodging.currency !== "TWD" && sale.field.value !== 1) return null;
  return (
    <FormPart title={words.title} hint={words.hint}>
      <Switch
        label={words.sells}
        wrapperProps={{ "data-field": "thsr_support_on" }}
        checked={sale.field.value === 1}
        onChange={(event) => sale.field.change(event.currentTarget.checked ? 1 : -1)}
      />
      <Select
        label={station.label}
        error={station.error}
        placeholder={words.none}
        clearable
        wrapperProps={{ "data-field": "thsr_station" }}
        data={STATION_IDS.map((id) => ({ value: id, label: stationName(id, lang) }))}
        value={typeof station.field.value === "string" ? station.field.value : null}
        onChange={(id) => station.field.change(id)}
      />
      {TERMS.map((name) => (
        <Checkbox
          key={name}
          label={words[name]}
          checked={terms[name]}
          onChange={(event) => stored.change({ ...terms, [name]: event.currentTarget.checked })}
        />
      ))}
    </FormPart>
  );
}
