/** Price per night and free nights: beside the house on wide screens, in a sheet above the bar on narrow ones. */
import type { RoomClass } from "#contract/rooms.ts";
import type { HomeData } from "#web/guest/home/home-data.ts";
import type { DayPrice } from "#web/guest/home/home-month.ts";
import { lowestFrom } from "#rules/stock/from-price.ts";
import { FromPrice } from "#web/sections/room/from-price.tsx";
import { PriceMonth } from "#web/sections/price-month.tsx";
import { RateNote } from "#web/sections/currency.tsx";
import { Search } from "#web/sections/search.tsx";
import { BookButton } from "#web/sections/site-menu.tsx";
import { useSite } from "#web/site.ts";
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

/** Also before the house is open: the card is about prices. */
function WayPrice({ rooms }: { rooms: RoomClass[] }) {
  const { words } = useSite();
  const lowest = lowestFrom(rooms.map((room) => room.from_price));
  if (lowest === null) return <p className="price">{words.price_on_request}</p>;
  return (
    <p className="price" data-money={lowest.price}>
      <FromPrice from={lowest} />
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
          <WayPrice rooms={rooms} />
          {days.length > 0 ? <PriceMonth days={days} isHouse={key === "house"} /> : null}
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
      {first ? <WayPrice rooms={first.rooms} /> : null}
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
