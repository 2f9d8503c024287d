/** The order of the results. One field; without a script it is a form of its own. */
import { withSort, writeBooking } from "#rules/booking/booking-state.ts";
import { offeredSorts, type Sort, SORTS } from "#rules/stock/arrange-rooms.ts";
import { useBookingTools, useLive } from "#web/booking/booking-context.ts";
import type { Offer } from "#web/booking/booking-data.ts";

export function SortBy({ rooms }: { rooms: readonly Offer[] }) {
  const { words, go, roomOf, data } = useBookingTools();
  const { state, isLive, member } = useLive();
  const chosen = state.sort ?? "recommended";
  const offered = offeredSorts(rooms, { isMember: member !== null, sizeOf: (id) => roomOf(id)?.size ?? 0 });
  // What is chosen is always shown, so that it can be changed.
  const sorts = SORTS.filter((sort) => offered.includes(sort) || (sort === chosen && chosen !== "recommended"));
  if (sorts.length === 0) return null;
  const all = sorts.includes("recommended") ? sorts : (["recommended", ...sorts] as Sort[]);
  const field = (
    <label>
      <span>{words.sort.label}</span>
      <select
        name="sort"
        {...(isLive
          ? {
              value: chosen,
              onChange: ({ currentTarget: { value } }) => go((now) => withSort(now, value as Sort), { replace: true }),
            }
          : { defaultValue: chosen })}
      >
        {all.map((sort) => (
          <option key={sort} value={sort}>
            {words.sort[sort]}
          </option>
        ))}
      </select>
    </label>
  );
  if (isLive) return <div className="sort-by">{field}</div>;
  return (
    <form className="sort-by" method="get" action={data.address}>
      {writeBooking(withSort(state, "recommended")).map(([name, value], index) => (
        // oxlint-disable-next-line react/no-array-index-key -- Names may be repeated.
        <input key={index} type="hidden" name={name} value={value} />
      ))}
      {data.preview === null ? null : <input type="hidden" name="preview" value={data.preview} />}
      {field}
      <button className="button button-quiet" type="submit">
        {words.sort.apply}
      </button>
    </form>
  );
}
