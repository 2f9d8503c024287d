/** The room's figures as a list. */
import type { RoomClass } from "#contract/rooms.ts";
import { useSite } from "#web/site.ts";
import { Figures } from "./figures.tsx";
import { figuresOf, type RoomFigure } from "./room-figures.ts";

/** `only`: these, in this order; the beds are drawn beside their names. */
export function RoomFigures({ room, only }: { room: RoomClass; only?: readonly RoomFigure["key"][] }) {
  const { words, lang } = useSite();
  const facts = figuresOf(room, words, lang);
  const shown = only ? only.flatMap((key) => facts.filter((fact) => fact.key === key)) : facts;
  return <Figures figures={shown} beds={room.description.bed} />;
}
