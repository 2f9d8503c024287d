import type { RoomClass } from "#contract/rooms.ts";
import { langOf, useSite } from "#web/site.ts";
import { ratesOf } from "./tariff.ts";

/** The room's own row of the lodging's tariff, as the keys of a panel in the room's light. */
export function RoomTariff({ room, isTitled }: { room: RoomClass; isTitled?: boolean }) {
  const { hotel } = useSite();
  const tariff = ratesOf(hotel.info.custom_block, room);
  if (!tariff) return null;
  return (
    <div className="keys" {...langOf(hotel.fallback_lang, "info.custom_block")}>
      {isTitled && tariff.title ? <h2>{tariff.title}</h2> : null}
      <ul>
        {tariff.groups.map(({ name, rates }) => (
          <li key={name} className="key">
            <strong>{name}</strong>
            <ul>
              {rates.map((rate) => (
                <li key={rate.name}>
                  {rate.name ? <span>{rate.name}</span> : null} <b>{rate.amount}</b>
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </div>
  );
}
