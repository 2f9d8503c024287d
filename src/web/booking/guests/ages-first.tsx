/** The children's ages are missing, and prices depend on them: they are asked for first. A plain form, so that it needs no script. */
import { type FormEvent, useEffect, useRef, useState } from "react";
import { withStay, writeBooking } from "#rules/booking/booking-state.ts";
import { COT_MOST_AGE } from "#rules/guests/guest-bands.ts";
import { useBookingTools, useLive } from "#web/booking/booking-context.ts";
import { agesByRoom, ChildAges, childrenIn, childrenOf, Cots } from "#web/booking/guests/child-ages.tsx";
import { SearchBar } from "#web/booking/parts/search-bar.tsx";
import { Stages, Title } from "#web/booking/parts/stages.tsx";

/** The fields of this form itself. */
const OWN_FIELDS: ReadonlySet<string> = new Set(["ages", "cots"]);

function focusMissing(form: HTMLFormElement | null): void {
  const fields = form?.querySelectorAll<HTMLSelectElement>("select[name=age]") ?? [];
  [...fields].find(({ value }) => value === "")?.focus();
}

export function AgesFirst() {
  const { data, words, go } = useBookingTools();
  const { state, isLive } = useLive();
  const { families } = words;
  const form = useRef<HTMLFormElement>(null);
  const [known, setKnown] = useState(() => childrenIn(state.ages));
  const [cots, setCots] = useState(state.cots ?? 0);
  const [isMissing, setMissing] = useState(false);
  const list = childrenOf(known, state.children, state.room);
  const small = list.filter(({ age }) => age !== null && age <= COT_MOST_AGE).length;
  const mostCots = Math.min(data.hotel.families?.cots ?? 0, isLive ? small : state.children);
  useEffect(() => {
    if (isLive) focusMissing(form.current);
  }, [isLive]);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const ages = agesByRoom(list, state.room);
    if (ages !== null) return go((now) => withStay(now, { ages, cots: Math.min(cots, mostCots) }), { replace: true });
    setMissing(true);
    focusMissing(form.current);
  };
  const kept = writeBooking(state).filter(([name]) => !OWN_FIELDS.has(name));
  return (
    <div className="ledger" data-step="rooms">
      <div className="ledger-head">
        <Stages />
        <Title />
      </div>
      <SearchBar />
      <div className="ledger-main">
        <form ref={form} className="ages-first" method="get" action={data.address} onSubmit={submit}>
          {kept.map(([name, value], index) => (
            <input key={index} type="hidden" name={name} value={value} />
          ))}
          {data.preview === null ? null : <input type="hidden" name="preview" value={data.preview} />}
          <h2>{families.ask_title[state.children === 1 ? "one" : "more"]}</h2>
          <p>{state.areAgesBad ? families.unreadable : families.ask}</p>
          <ChildAges
            words={families}
            list={list}
            rooms={state.room}
            {...(isLive
              ? {
                  onChange: (child, changed) =>
                    setKnown(list.map((each, nth) => (nth === child ? { ...each, ...changed } : each))),
                }
              : {})}
          />
          <Cots
            words={families}
            most={mostCots}
            value={cots}
            age={COT_MOST_AGE}
            {...(isLive ? { onChange: setCots } : {})}
          />
          <p className="field-error" role="status">
            {isMissing && agesByRoom(list, state.room) === null ? families.needed : null}
          </p>
          <button className="button" type="submit">
            {families.show_prices}
          </button>
        </form>
      </div>
    </div>
  );
}
