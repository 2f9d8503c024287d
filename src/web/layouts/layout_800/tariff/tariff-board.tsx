import type { RoomClass } from "#contract/rooms.ts";
import { Custom } from "#web/sections/custom.tsx";
import { langOf, useSite } from "#web/site.ts";
import { RichText } from "#web/ui/rich-text.tsx";
import { lampLight } from "../board-rows.ts";
import { isRowOf, tariffOf } from "./tariff.ts";

/** A phone is as wide as this many columns. */
const MOST = 5;

/** The lodging's tariff as a board: each room a row in its own light. Another text, or a wider table, stays as it was written. */
export function TariffBoard({ rooms }: { rooms: RoomClass[] }) {
  const { hotel } = useSite();
  const tariff = tariffOf(hotel.info.custom_block);
  if (!tariff || tariff.rows[0]!.amounts.length >= MOST) return <Custom />;
  const { lang } = langOf(hotel.fallback_lang, "info.custom_block");
  const { before, corner, groups, rows, after } = tariff;
  const isTwofold = groups.some(({ columns }) => columns.length > 1);
  const second = groups.flatMap(({ name, columns }) =>
    columns.length > 1 ? columns.map((column) => ({ name, column })) : [],
  );
  return (
    <section className="section section-custom" id="custom" aria-label={hotel.hotel_name}>
      <RichText html={before} lang={lang} />
      <table className="tariff" lang={lang}>
        <thead>
          <tr>
            <th scope="col" rowSpan={isTwofold ? 2 : 1}>
              {corner}
            </th>
            {groups.map(({ name, columns }) =>
              columns.length > 1 ? (
                <th key={name} scope="colgroup" colSpan={columns.length}>
                  <span>{name}</span>
                </th>
              ) : (
                <th key={name} scope="col" rowSpan={isTwofold ? 2 : 1}>
                  {name}
                </th>
              ),
            )}
          </tr>
          {isTwofold ? (
            <tr>
              {second.map(({ name, column }) => (
                <th key={name + column} scope="col">
                  {column}
                </th>
              ))}
            </tr>
          ) : null}
        </thead>
        <tbody>
          {rows.map((row) => (
            <TariffRow key={row.name} row={row} room={rooms.find((room) => isRowOf(row, room))} />
          ))}
        </tbody>
      </table>
      <RichText html={after} lang={lang} />
    </section>
  );
}

function TariffRow({
  row: { name, amounts },
  room,
}: {
  row: { name: string; amounts: string[] };
  room?: RoomClass | undefined;
}) {
  const number = /^\d{1,4}[A-Z]?(?=\s)/i.exec(name)?.[0];
  return (
    <tr data-light={room ? lampLight(room) : 1}>
      <th scope="row">
        {number ? <b>{number}</b> : null} {number ? name.slice(number.length + 1) : name}
      </th>
      {amounts.map((amount, index) => (
        <td key={index}>{amount}</td>
      ))}
    </tr>
  );
}
