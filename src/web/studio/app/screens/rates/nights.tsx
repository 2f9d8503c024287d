/** A month of nights of one plan and room type: what each costs, why, and setting one by hand. */
import { Button, NumberInput, VisuallyHidden } from "@mantine/core";
import { useState } from "react";
import { explainNight, listNights, setNight, undoRates } from "#contract/studio/studio-rates.ts";
import type { RatesWords } from "#languages/zh-TW/studio/rates.ts";
import { exponentOf } from "#rules/money/money.ts";
import { bareAmount } from "#rules/money/shown-money.ts";
import { addDays } from "#rules/time/day.ts";
import { useCall } from "../../calls/use-call.ts";
import { useSend } from "../../calls/use-send.ts";
import { Notice } from "../../parts/notice.tsx";
import { useShown } from "../../parts/shown.ts";
import { StudioIcon } from "../../parts/studio-icon.tsx";
import { useToast } from "../../parts/toast.tsx";
import { useLodging, useScreenWords, useStudio } from "../../studio-data.ts";
import { ChooseOffer, firstOffer, type Offered } from "./choose-offer.tsx";
import type { RatesProps } from "./rates.tsx";
import { useWeekdays } from "./weekdays.ts";

const firstOf = (day: string) => `${day.slice(0, 7)}-01`;
const nextMonth = (first: string) => firstOf(addDays(first, 31));
const weekdayOf = (day: string) => new Date(`${day}T00:00:00Z`).getUTCDay() || 7;

export function Nights(props: RatesProps) {
  const words = useScreenWords<RatesWords>();
  const { rates } = props;
  const [chosen, setChosen] = useState<Offered | null>(null);
  const offered = chosen ?? firstOffer(rates);
  if (!offered) return null;
  return (
    <section className="rates-part" aria-labelledby="nights">
      <header className="rates-part-head">
        <div>
          <h2 id="nights">{words.nights}</h2>
          <p>{words.nights_text}</p>
        </div>
      </header>
      <div className="panel">
        <div className="rates-pair">
          <ChooseOffer rates={rates} value={offered} change={setChosen} />
        </div>
        <Month
          key={`${offered.rate_plan_id} ${offered.room_class_id} ${rates.revision}`}
          offered={offered}
          {...props}
        />
      </div>
    </section>
  );
}

function Month({ offered, rates, again: reload, mayChange }: RatesProps & { offered: Offered }) {
  const words = useScreenWords<RatesWords>();
  const { lang } = useStudio();
  const { domain, currency } = useLodging();
  const weekdays = useWeekdays();
  const shown = useShown();
  const [month, setMonth] = useState(firstOf(rates.today));
  const [chosen, setChosen] = useState<string | null>(null);
  const last = addDays(nextMonth(month), -1);
  const ids = { rate_plan_id: String(offered.rate_plan_id), room_class_id: String(offered.room_class_id) };
  const { answer, again } = useCall(listNights, { query: { domain, ...ids, start_date: month, end_date: last } });
  const byNight = new Map(answer?.nights.map((each) => [each.night, each]));
  const days = Array.from({ length: Number(last.slice(8)) }, (_, nth) => addDays(month, nth));
  const title = new Intl.DateTimeFormat(lang, { year: "numeric", month: "long", timeZone: "UTC" });
  return (
    <>
      <div className="rates-month-head">
        <Button
          variant="default"
          aria-label={words.previous}
          disabled={month <= rates.today}
          onClick={() => setMonth(firstOf(addDays(month, -1)))}
        >
          <StudioIcon name="left" />
        </Button>
        <strong aria-live="polite">{title.format(new Date(`${month}T00:00:00Z`))}</strong>
        <Button
          variant="default"
          aria-label={words.next}
          disabled={nextMonth(month) > rates.priced_until}
          onClick={() => setMonth(nextMonth(month))}
        >
          <StudioIcon name="right" />
        </Button>
      </div>
      <div className="rates-month">
        {weekdays.map((name) => (
          <span key={name} className="rates-weekday" aria-hidden="true">
            {name}
          </span>
        ))}
        {days.map((day, nth) => {
          const night = byNight.get(day);
          const price = night ? bareAmount(night.price, currency) : "";
          return (
            <button
              key={day}
              type="button"
              className="rates-night"
              data-start={nth === 0 ? weekdayOf(day) : undefined}
              data-hand={night?.set_by === "hand"}
              aria-pressed={chosen === day}
              disabled={day < rates.today}
              onClick={() => setChosen(day)}
            >
              <small aria-hidden="true">{Number(day.slice(8))}</small>
              <span aria-hidden="true">{price}</span>
              <VisuallyHidden>
                {[shown.day(day), night ? shown.money(night.price) : words.no_price].join(", ")}
              </VisuallyHidden>
            </button>
          );
        })}
      </div>
      {chosen && chosen >= month && chosen <= last ? (
        <Night
          key={chosen}
          night={chosen}
          offered={offered}
          linked={rates.rules.plans.filter((plan) => plan.parent?.rate_plan_id === offered.rate_plan_id).length}
          mayChange={mayChange}
          saved={() => {
            again();
            reload();
          }}
        />
      ) : null}
    </>
  );
}

type NightProps = {
  night: string;
  offered: Offered;
  /** How many plans follow this one. */
  linked: number;
  mayChange: boolean;
  saved: () => void;
};

function Night({ night, offered, linked, mayChange, saved }: NightProps) {
  const words = useScreenWords<RatesWords>();
  const shown = useShown();
  const { domain, currency } = useLodging();
  const toast = useToast();
  const [setting, undoing] = [useSend(setNight), useSend(undoRates)];
  const ids = { rate_plan_id: String(offered.rate_plan_id), room_class_id: String(offered.room_class_id) };
  const { answer, again } = useCall(explainNight, { query: { domain, ...ids, night } });
  const [typed, setTyped] = useState<number | string>("");
  async function set(price: number | null) {
    if (!(await setting.send({ body: { domain, ...offered, nights: [night], price } }))) return;
    setTyped("");
    toast(words.night_saved, async () => {
      await undoing.send({ body: { domain } });
      again();
      saved();
    });
    again();
    saved();
  }
  return (
    <div className="rates-why" aria-live="polite">
      <h3>{shown.day(night)}</h3>
      {answer ? <p>{answer.sentence}</p> : null}
      {mayChange && answer ? (
        <div className="rates-set">
          <NumberInput
            label={words.night_price}
            value={typed === "" ? (answer.price ?? "") : typed}
            onChange={setTyped}
            min={0}
            decimalScale={exponentOf(currency)}
            thousandSeparator=","
            suffix={` ${currency}`}
            hideControls
            error={setting.problem?.text}
          />
          <Button loading={setting.isSending} disabled={typed === ""} onClick={() => void set(Number(typed))}>
            {words.night_set}
          </Button>
          {answer.set_by === "hand" && answer.by_rule !== null ? (
            <Button variant="default" onClick={() => void set(null)}>
              {words.night_rule}
            </Button>
          ) : null}
        </div>
      ) : null}
      {typed !== "" && answer && Number(typed) !== answer.price ? (
        <p>
          {words.night_change(
            answer.price === null ? words.no_price : shown.money(answer.price),
            shown.money(Number(typed)),
          )}{" "}
          {linked > 0 ? words.night_follows(linked) : ""}
        </p>
      ) : null}
      {undoing.problem ? <Notice tone="danger">{undoing.problem.text}</Notice> : null}
    </div>
  );
}
