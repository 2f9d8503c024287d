/** A stay as a guest would pay for it now, with every night explained. */
import { useState } from "react";
import { sampleStay } from "#contract/studio/studio-rates.ts";
import type { RatesWords } from "#languages/zh-TW/studio/rates.ts";
import { addDays } from "#rules/time/day.ts";
import { DayInput } from "../../parts/days/day-input.tsx";
import { useCall } from "../../calls/use-call.ts";
import { problemOf } from "../../calls/use-send.ts";
import { Notice } from "../../parts/notice.tsx";
import { useShown } from "../../parts/shown.ts";
import { useAppWords, useLodging, useScreenWords } from "../../studio-data.ts";
import { ChooseOffer, firstOffer } from "./choose-offer.tsx";
import type { RatesAnswer, RatesProps } from "./rates.tsx";

export function SampleStay({ rates }: RatesProps) {
  const words = useScreenWords<RatesWords>();
  const first = firstOffer(rates);
  if (!first) return null;
  return (
    <section className="rates-part" aria-labelledby="sample">
      <header className="rates-part-head">
        <div>
          <h2 id="sample">{words.sample}</h2>
          <p>{words.sample_text}</p>
        </div>
      </header>
      <Sample rates={rates} first={first} key={rates.revision} />
    </section>
  );
}

function Sample({ rates, first }: { rates: RatesAnswer; first: NonNullable<ReturnType<typeof firstOffer>> }) {
  const words = useScreenWords<RatesWords>();
  const app = useAppWords();
  const shown = useShown();
  const { domain } = useLodging();
  const [offered, setOffered] = useState(first);
  const [start, setStart] = useState(() => addDays(rates.today, 14));
  const [end, setEnd] = useState(() => addDays(rates.today, 16));
  const isStay = start >= rates.today && end > start;
  const query = {
    domain,
    rate_plan_id: String(offered.rate_plan_id),
    room_class_id: String(offered.room_class_id),
    start_date: start,
    end_date: end,
  };
  const { answer, error } = useCall(sampleStay, isStay ? { query } : null);
  const begin = (day: string) => {
    if (day === "") return;
    setStart(day);
    if (end <= day) setEnd(addDays(day, 1));
  };
  return (
    <div className="panel rates-sample">
      <div className="rates-pair">
        <ChooseOffer rates={rates} value={offered} change={setOffered} />
        <DayInput required withAsterisk={false} label={words.check_in} min={rates.today} value={start} change={begin} />
        <DayInput
          required
          withAsterisk={false}
          label={words.check_out}
          min={addDays(start, 1)}
          value={end}
          change={setEnd}
        />
      </div>
      {error ? <Notice tone="wait">{problemOf(error, app.problem.offline).text}</Notice> : null}
      {answer && !error && isStay ? (
        <ul className="rates-sums" aria-live="polite">
          {answer.nights.map(({ night, price, sentence }) => (
            <li key={night}>
              <span>
                {shown.day(night)}
                <small>{sentence}</small>
              </span>
              <span>{shown.money(price)}</span>
            </li>
          ))}
          <li data-kind="total">
            <span>{words.total}</span>
            <span>{shown.money(answer.total)}</span>
          </li>
          {answer.member_total === null ? null : (
            <li>
              <span>{words.member_total}</span>
              <span>{shown.money(answer.member_total)}</span>
            </li>
          )}
          {answer.deposit === null ? null : (
            <li>
              <span>{words.deposit}</span>
              <span>{shown.money(answer.deposit)}</span>
            </li>
          )}
          {answer.free_until === null ? null : <li>{words.free_until(shown.day(answer.free_until))}</li>}
        </ul>
      ) : null}
    </div>
  );
}
