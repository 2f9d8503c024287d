/** Seasons on a strip of the year and as a list, the weekend's nights, and how prices are rounded. */
import { Button, Chip, NumberInput } from "@mantine/core";
import { useState } from "react";
import type { RatesWords } from "#languages/zh-TW/studio/rates.ts";
import { exponentOf } from "#rules/money/money.ts";
import type { Season } from "#rules/rates/rate-rules.ts";
import { addDays, nightsBetween } from "#rules/time/day.ts";
import { useShown } from "../../parts/shown.ts";
import { StudioIcon } from "../../parts/studio-icon.tsx";
import { useLodging, useScreenWords, useStudio } from "../../studio-data.ts";
import type { RatesProps } from "./rates.tsx";
import { SeasonDialog } from "./season-dialog.tsx";
import { useWeekdays } from "./weekdays.ts";

const YEAR = 365;
/** The days of a season within the coming year, as fractions of it. */
function piecesOf(season: Season, today: string): { from: number; length: number }[] {
  const shifts = season.yearly ? [-2, -1, 0, 1, 2] : [0];
  const inYear = (day: string, by: number) => `${Number(day.slice(0, 4)) + by}${day.slice(4)}`;
  const thisYear = Number(today.slice(0, 4)) - Number(season.from.slice(0, 4));
  return shifts.flatMap((shift) => {
    const by = season.yearly ? thisYear + shift : 0;
    const start = Math.max(0, nightsBetween(today, inYear(season.from, by)));
    const end = Math.min(YEAR, nightsBetween(today, inYear(season.to, by)) + 1);
    return end > start ? [{ from: start / YEAR, length: (end - start) / YEAR }] : [];
  });
}

export function Seasons({ rates, rules, change, mayChange }: RatesProps) {
  const words = useScreenWords<RatesWords>();
  const { currency } = useLodging();
  const weekdays = useWeekdays();
  const [editing, setEditing] = useState<Season | "new" | null>(null);
  const save = (season: Season) => {
    const others = rules.seasons.filter((each) => each.season_id !== season.season_id);
    change({ ...rules, seasons: [...others, season].toSorted((a, b) => a.from.localeCompare(b.from)) });
    setEditing(null);
  };
  const remove = (season: Season) => {
    change({ ...rules, seasons: rules.seasons.filter((each) => each.season_id !== season.season_id) });
    setEditing(null);
  };
  return (
    <section className="rates-part" aria-labelledby="seasons">
      <header className="rates-part-head">
        <div>
          <h2 id="seasons">{words.seasons}</h2>
          <p>{words.seasons_text}</p>
        </div>
        {mayChange ? (
          <Button variant="default" onClick={() => setEditing("new")} leftSection={<StudioIcon name="plus" />}>
            {words.add_season}
          </Button>
        ) : null}
      </header>
      <div className="panel">
        <YearStrip seasons={rules.seasons} today={rates.today} />
        {rules.seasons.length === 0 ? <p className="rates-none">{words.no_seasons}</p> : null}
        <ul className="rates-seasons">
          {rules.seasons.map((season) => (
            <li key={season.season_id}>
              <SeasonRow season={season} edit={mayChange ? () => setEditing(season) : null} />
            </li>
          ))}
        </ul>
        <div className="rates-general">
          <Chip.Group
            multiple
            value={rules.weekend_days.map(String)}
            onChange={(days) => mayChange && change({ ...rules, weekend_days: days.map(Number).toSorted() })}
          >
            <fieldset>
              <legend>{words.weekend_days}</legend>
              {weekdays.map((name, nth) => (
                <Chip key={name} value={String(nth + 1)} disabled={!mayChange}>
                  {name}
                </Chip>
              ))}
            </fieldset>
          </Chip.Group>
          <NumberInput
            className="rates-short"
            label={words.rounding}
            value={rules.rounding.to}
            onChange={(typed) =>
              Number(typed) > 0 && change({ ...rules, rounding: { ...rules.rounding, to: Number(typed) } })
            }
            min={0}
            decimalScale={exponentOf(currency)}
            suffix={` ${currency}`}
            hideControls
            readOnly={!mayChange}
          />
        </div>
      </div>
      {editing ? (
        <SeasonDialog
          season={editing === "new" ? null : editing}
          rates={rates}
          close={() => setEditing(null)}
          save={save}
          remove={remove}
        />
      ) : null}
    </section>
  );
}

function useChange(season: Season): string {
  const shown = useShown();
  const { kind, percent = 0, amount = 0, price = 0 } = season.adjust;
  if (kind === "price") return shown.money(price);
  const by = kind === "percent" ? percent : amount;
  return `${by < 0 ? "−" : "+"}${kind === "percent" ? `${Math.abs(percent)}%` : shown.money(Math.abs(amount))}`;
}

function SeasonRow({ season, edit }: { season: Season; edit: (() => void) | null }) {
  const words = useScreenWords<RatesWords>();
  const { lang } = useStudio();
  const change = useChange(season);
  const format = new Intl.DateTimeFormat(lang, {
    ...(season.yearly ? {} : { year: "numeric" }),
    month: "short",
    day: "numeric",
    timeZone: "UTC",
  });
  const [from, to] = [new Date(`${season.from}T00:00:00Z`), new Date(`${season.to}T00:00:00Z`)];
  const content = (
    <>
      <strong>{season.name}</strong>
      <span>{`${format.format(from)} – ${format.format(to)}${season.yearly ? ` · ${words.yearly}` : ""}`}</span>
      <b>{change}</b>
    </>
  );
  return edit ? (
    <button type="button" className="rates-season" onClick={edit}>
      {content}
    </button>
  ) : (
    <div className="rates-season">{content}</div>
  );
}

function YearStrip({ seasons, today }: { seasons: readonly Season[]; today: string }) {
  const words = useScreenWords<RatesWords>();
  const { lang } = useStudio();
  const months = new Intl.DateTimeFormat(lang, { month: "short", timeZone: "UTC" });
  const firsts = Array.from({ length: YEAR }, (_, ahead) => addDays(today, ahead)).filter((day) => day.endsWith("-01"));
  const at = (fraction: number) => fraction * 1000;
  return (
    <figure className="rates-strip">
      <figcaption className="rates-label">{words.strip}</figcaption>
      <svg viewBox="0 0 1000 54" preserveAspectRatio="none" aria-hidden="true">
        <rect className="rates-strip-year" x="0" y="18" width="1000" height="22" rx="4" />
        {seasons.flatMap((season) =>
          piecesOf(season, today).map(({ from, length }) => (
            <rect
              key={`${season.season_id} ${from}`}
              className="rates-strip-season"
              data-down={(season.adjust.percent ?? season.adjust.amount ?? 0) < 0}
              x={at(from)}
              y="18"
              width={Math.max(4, at(length))}
              height="22"
            />
          )),
        )}
        {firsts.map((day) => (
          <line
            key={day}
            x1={at(nightsBetween(today, day) / YEAR)}
            x2={at(nightsBetween(today, day) / YEAR)}
            y1="12"
            y2="46"
          />
        ))}
      </svg>
      <ol aria-hidden="true">
        {firsts.slice(0, 12).map((day) => (
          <li key={day}>{months.format(new Date(`${day}T00:00:00Z`))}</li>
        ))}
      </ol>
    </figure>
  );
}
