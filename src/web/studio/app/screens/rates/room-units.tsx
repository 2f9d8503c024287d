/** How many rooms of each type there are. Never fewer than are sold. */
import { Button, NumberInput } from "@mantine/core";
import { useState } from "react";
import { saveRoomUnits } from "#contract/studio/studio-rates.ts";
import type { RatesWords } from "#languages/zh-TW/studio/rates.ts";
import { useSend } from "../../calls/use-send.ts";
import { useToast } from "../../parts/toast.tsx";
import { useAppWords, useLodging, useScreenWords } from "../../studio-data.ts";
import type { RatesAnswer, RatesProps } from "./rates.tsx";

export function RoomUnits({ rates, again }: RatesProps) {
  const words = useScreenWords<RatesWords>();
  return (
    <section className="rates-part" aria-labelledby="units">
      <header className="rates-part-head">
        <div>
          <h2 id="units">{words.rooms}</h2>
          <p>{words.rooms_text}</p>
        </div>
      </header>
      <ul className="panel rates-units">
        {rates.rooms
          .filter((room) => room.is_active)
          .map((room) => (
            <li key={room.room_class_id}>
              <Units key={room.units} room={room} again={again} />
            </li>
          ))}
      </ul>
    </section>
  );
}

function Units({ room, again }: { room: RatesAnswer["rooms"][number]; again: () => void }) {
  const words = useScreenWords<RatesWords>();
  const app = useAppWords();
  const { domain } = useLodging();
  const toast = useToast();
  const saving = useSend(saveRoomUnits);
  const [units, setUnits] = useState<number | string>(room.units);
  const { room_class_id, name } = room;
  async function save(count: number) {
    const saved = await saving.send({ body: { domain, room_class_id, units: count } });
    if (!saved) return;
    const { before } = saved;
    toast(words.units_saved(name, count), before > 0 ? () => save(before) : undefined);
    again();
  }
  return (
    <>
      <span>{name}</span>
      <NumberInput
        aria-label={words.units(name)}
        value={units}
        onChange={setUnits}
        min={0}
        max={2000}
        decimalScale={0}
        error={saving.problem?.text}
      />
      <Button
        variant="default"
        disabled={Number(units) === room.units}
        loading={saving.isSending}
        onClick={() => void save(Number(units))}
      >
        {app.save}
      </Button>
    </>
  );
}
