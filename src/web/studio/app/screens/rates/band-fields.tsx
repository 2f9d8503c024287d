/** Whether a line is charged when booking, for which ages, with which meals; how many beds and cots can be added. */
import { Checkbox, NativeSelect, NumberInput } from "@mantine/core";
import type { RatesWords } from "#languages/zh-TW/studio/rates.ts";
import { BAND_KINDS, type BandKind, MOST_AGE } from "#rules/guests/guest-bands.ts";
import { exponentOf } from "#rules/money/money.ts";
import { type Meal, MEALS } from "#rules/stock/plans.ts";
import { useScreenWords } from "../../studio-data.ts";
import type { ExtraAnswer } from "./extra-rates.tsx";

type Band = Omit<ExtraAnswer["rates"][number], "label" | "price">;
export type Places = Pick<ExtraAnswer, "cots" | "cot_price" | "rooms">;

type BandFieldsProps = {
  band: Band;
  currency: string;
  mayChange: boolean;
  errorAt: (field: string) => string | undefined;
  onChange: (band: Band) => void;
};

/** Adults have no ages, and what is only shown neither; what is free has no meals to pay, and nothing to ask for. */
const bandOf = (kind: BandKind | undefined, { least_age = 0, most_age = 11, meals, on_request }: Band): Band => {
  if (kind === undefined) return {};
  if (kind === "free") return { kind, least_age, most_age };
  const paid = { ...(meals ? { meals } : {}), ...(on_request ? { on_request } : {}) };
  return kind === "extra_adult" ? { kind, ...paid } : { kind, least_age, most_age, ...paid };
};

/** Without a price the meal is not for them; 0 is a meal that is free. */
function withMeal({ meals, ...band }: Band, meal: Meal, typed: string | number): Band {
  const { [meal]: _, ...others } = meals ?? {};
  const next = typed === "" ? others : { ...others, [meal]: Number(typed) || 0 };
  return Object.keys(next).length === 0 ? band : { ...band, meals: next };
}

export function BandFields({ band, currency, mayChange, errorAt, onChange }: BandFieldsProps) {
  const words = useScreenWords<RatesWords>();
  const age = (field: "least_age" | "most_age", label: string) => (
    <NumberInput
      label={label}
      min={0}
      max={MOST_AGE}
      readOnly={!mayChange}
      value={band[field] ?? 0}
      error={errorAt(field)}
      onChange={(typed) => onChange({ ...band, [field]: Number(typed) || 0 })}
    />
  );
  return (
    <>
      <NativeSelect
        label={words.extra_kind}
        disabled={!mayChange}
        value={band.kind ?? "none"}
        error={errorAt("kind")}
        data={[
          { value: "none", label: words.extra_kinds.none },
          ...BAND_KINDS.map((kind) => ({ value: kind, label: words.extra_kinds[kind] })),
        ]}
        onChange={({ currentTarget: { value } }) =>
          onChange(
            bandOf(
              BAND_KINDS.find((kind) => kind === value),
              band,
            ),
          )
        }
      />
      {band.least_age === undefined ? null : age("least_age", words.extra_least)}
      {band.most_age === undefined ? null : age("most_age", words.extra_most)}
      {band.kind === undefined || band.kind === "free" ? null : (
        <>
          {MEALS.map((meal) => (
            <NumberInput
              key={meal}
              label={words.extra_meals[meal]}
              placeholder={words.extra_no_meal}
              min={0}
              hideControls
              decimalScale={exponentOf(currency)}
              thousandSeparator=","
              suffix={` ${currency}`}
              readOnly={!mayChange}
              value={band.meals?.[meal] ?? ""}
              error={errorAt(`meals.${meal}`)}
              onChange={(typed) => onChange(withMeal(band, meal, typed))}
            />
          ))}
          <Checkbox
            label={words.extra_on_request}
            disabled={!mayChange}
            checked={band.on_request ?? false}
            onChange={({ currentTarget: { checked } }) => {
              const { on_request: _, ...rest } = band;
              onChange(checked ? { ...rest, on_request: true } : rest);
            }}
          />
        </>
      )}
    </>
  );
}

type PlacesFieldsProps = {
  places: Places;
  currency: string;
  mayChange: boolean;
  onChange: (places: Places) => void;
};

export function PlacesFields({ places, currency, mayChange, onChange }: PlacesFieldsProps) {
  const words = useScreenWords<RatesWords>();
  const count = (label: string, value: number, most: number, onCount: (count: number) => void) => (
    <NumberInput
      label={label}
      min={0}
      max={most}
      readOnly={!mayChange}
      value={value}
      onChange={(typed) => onCount(Number(typed) || 0)}
    />
  );
  const setRoom = (nth: number, changed: Partial<Places["rooms"][number]>) =>
    onChange({ ...places, rooms: places.rooms.map((room, each) => (each === nth ? { ...room, ...changed } : room)) });
  return (
    <div className="rates-places" role="group" aria-label={words.places}>
      <h3>{words.places}</h3>
      <p>{words.places_text}</p>
      {places.rooms.map(({ room_class_id, name, extra_beds, cots }, nth) => (
        <div key={room_class_id} className="rates-extra">
          {count(words.extra_beds(name), extra_beds, 20, (extra_beds) => setRoom(nth, { extra_beds }))}
          {count(words.room_cots(name), cots, 20, (cots) => setRoom(nth, { cots }))}
        </div>
      ))}
      <div className="rates-extra">
        {count(words.cots, places.cots, 500, (cots) => onChange({ ...places, cots }))}
        <NumberInput
          label={words.cot_price}
          min={0}
          hideControls
          decimalScale={exponentOf(currency)}
          thousandSeparator=","
          suffix={` ${currency}`}
          readOnly={!mayChange}
          value={places.cot_price}
          onChange={(typed) => onChange({ ...places, cot_price: Number(typed) || 0 })}
        />
      </div>
    </div>
  );
}
