import type { RoomClass } from "#contract/rooms.ts";
import { langOf, useSite } from "#web/site.ts";
import { tariffOf } from "./tariff.ts";

/** The room's own row of the lodging's tariff, as the keys of a panel in the room's light. */
export function RoomTariff({ room }: { room: RoomClass }) {
  const { hotel } = useSite();
  const tariff = tariffOf(hotel.info.custom_block, room);
  if (!tariff) return null;
  return (
    <div className="lit-tariff" {...langOf(hotel.fallback_lang, "info.custom_block")}>
      {tariff.title ? <h2>{tariff.title}</h2> : null}
      <dl>
        {tariff.rates.map(({ name, amount }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{amount}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
