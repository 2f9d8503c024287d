/** The order of the results. One field; without a script it is a form of its own. */
import { withSort, writeBooking } from "#rules/booking/booking-state.ts";
import { offeredSorts, type Sort, SORTS } from "#rules/stock/arrange-rooms.ts";
import { useBookingTools, useLive } from "#web/booking/booking-context.ts";
import type { Offer } from "#web/booking/booking-data.ts";

export function SortBy({ rooms }: { rooms: readonly Offer[] }) {
  const { words, go, roomOf, data } = useBookingTools();
  const { chosen, isMember, isLive } = useLive(({ state, member, isLive }) => ({
    chosen: state.sort ?? "recommended",
    isMember: member !== null,
    isLive,
  }));
  const offered = offeredSorts(rooms, { isMember, sizeOf: (id) => roomOf(id)?.size ?? 0 });
  // What is chosen is always shown, so that it can be changed.
  const sorts = SORTS.filter((sort) => offered.includes(sort) || (sort === chosen && chosen !== "recommended"));
  if (sorts.length === 0) return null;
  const all = sorts.includes("recommended") ? sorts : (["recommended", ...sorts] as Sort[]);
  const choose = (sort: Sort) => go((now) => withSort(now, sort), { replace: true });
  return (
    <form className="sort-by" method="get" action={data.address}>
      {isLive
        ? null
        : writeBooking(withSort(data.state, "recommended")).map(([name, value], index) => (
            // oxlint-disable-next-line react/no-array-index-key -- Names may be repeated.
            <input key={index} type="hidden" name={name} value={value} />
          ))}
      {data.preview === null || isLive ? null : <input type="hidden" name="preview" value={data.preview} />}
      <label>
        <span>{words.sort.label}</span>
        <select name="sort" value={chosen} onChange={({ currentTarget: { value } }) => choose(value as Sort)}>
          {all.map((sort) => (
            <option key={sort} value={sort}>
              {words.sort[sort]}
            </option>
          ))}
        </select>
      </label>
      {isLive ? null : (
        <button className="button button-quiet" type="submit">
          {words.sort.apply}
        </button>
      )}
    </form>
  );
}
