/** Price per night and free nights: beside the house on wide screens, in a sheet above the bar on narrow ones. */
import type { RoomClass } from "#contract/rooms.ts";
import type { HomeData } from "#web/guest/home/home-data.ts";
import type { DayPrice } from "#web/guest/home/home-month.ts";
import { PriceMonth } from "#web/sections/price-month.tsx";
import { RateNote } from "#web/sections/currency.tsx";
import { Search } from "#web/sections/search.tsx";
import { BookButton } from "#web/sections/site-menu.tsx";
import { type Site, useSite } from "#web/site.ts";
import { AmountFrom } from "#web/ui/amount-from.tsx";
import { Icon } from "#web/ui/icon.tsx";

type Way = { key: "house" | "rooms"; rooms: RoomClass[]; days: DayPrice[] };

/** The whole house, single rooms, or both; a way without rooms is omitted. */
function waysOf({ rooms, month }: HomeData): Way[] {
  const isHouse = (room: RoomClass) => room.support_entire_rent;
  return [
    { key: "house" as const, rooms: rooms.filter(isHouse), days: month?.house ?? [] },
    { key: "rooms" as const, rooms: rooms.filter((room) => !isHouse(room)), days: month?.rooms ?? [] },
  ].filter((way) => way.rooms.length > 0);
}

/** The lowest of the rooms' displayed prices. */
function FromPrice({ rooms, site }: { rooms: RoomClass[]; site: Site }) {
  const { words, price } = site;
  const prices = rooms.flatMap((room) => room.show_price ?? []);
  if (prices.length === 0) return <p className="price">{words.price_on_request}</p>;
  return (
    <p className="price" data-money={Math.min(...prices)}>
      <strong>
        <AmountFrom amount={price(Math.min(...prices))} say={words.from_price} />
      </strong>{" "}
      <span>{words.per_night}</span>
    </p>
  );
}

export function PriceCard({ data }: { data: HomeData }) {
  const site = useSite();
  const { words } = site;
  const ways = waysOf(data);
  return (
    <aside className="price-card" id="calendar" popover="auto" aria-label={words.prices_by_day}>
      {ways.length > 1 ? (
        <>
          <fieldset className="ways">
            <legend className="hidden">{words.prices_by_day}</legend>
            {ways.map(({ key }, index) => (
              <label key={key}>
                <input className="hidden" type="radio" name="way" value={key} defaultChecked={index === 0} />
                <span>{key === "house" ? words.whole_house : words.by_room}</span>
              </label>
            ))}
          </fieldset>
          <p className="ways-rule">{words.house_or_rooms}</p>
        </>
      ) : null}
      {ways.map(({ key, rooms, days }) => (
        <div className="way" key={key} data-way={key}>
          <FromPrice rooms={rooms} site={site} />
          {days.length > 0 ? <PriceMonth days={days} isHouse={key === "house"} isRoomy /> : null}
        </div>
      ))}
      {site.isSelling && !site.isBookingShut ? <BookButton /> : <Search variant="card" />}
      <p className="price-note">
        {words.prices_include_tax}
        <RateNote />
      </p>
      <button
        className="price-close"
        type="button"
        popoverTarget="calendar"
        popoverTargetAction="hide"
        aria-label={words.close}
      >
        <Icon name="close" />
      </button>
    </aside>
  );
}

/** Fixed at the bottom: the price, and the button that opens the card. */
export function PriceBar({ data }: { data: HomeData }) {
  const site = useSite();
  const { words, isSelling } = site;
  const [first] = waysOf(data);
  return (
    <div className="bar">
      {first ? <FromPrice rooms={first.rooms} site={site} /> : null}
      {first && isSelling ? (
        <button className="button" type="button" popoverTarget="calendar">
          {words.see_days}
        </button>
      ) : (
        <BookButton />
      )}
    </div>
  );
}
