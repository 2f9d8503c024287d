/** A room's figures, each with its name; the beds are drawn. Knows no site: the booking page shows it too. */
import { type Bedding, Beds } from "./beds.tsx";
import type { RoomFigure } from "./room-figures.ts";

type FiguresProps = { figures: readonly RoomFigure[]; beds: Bedding };

export function Figures({ figures, beds }: FiguresProps) {
  return (
    <dl className="room-figures">
      {figures.map(({ key, name, value }) => (
        <div key={key} data-fact={key}>
          <dt>{name}</dt>
          <dd>
            {key === "beds" ? <Beds beds={beds} /> : null}
            {value}
          </dd>
        </div>
      ))}
    </dl>
  );
}
