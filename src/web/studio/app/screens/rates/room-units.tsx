/** How many rooms of each type there are. Never fewer than are sold. */
import { Button, NumberInput } from "@mantine/core";
import { useState } from "react";
import { undoRoomUnits } from "#contract/studio/selling-changes.ts";
import { saveRoomUnits } from "#contract/studio/studio-rates.ts";
import type { RatesWords } from "#languages/zh-TW/studio/rates.ts";
import { useSend } from "../../calls/use-send.ts";
import { useConfirm } from "../../parts/confirm.tsx";
import { useToast } from "../../parts/toast.tsx";
import { useAppWords, useLodging, useScreenWords } from "../../studio-data.ts";
import type { RatesAnswer, RatesProps } from "./rates.tsx";

export function RoomUnits({ rates, again, mayStock }: RatesProps & { mayStock: boolean }) {
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
              {mayStock ? (
                <Units key={room.units} room={room} again={again} />
              ) : (
                <>
                  <span>{room.name}</span>
                  <strong>{room.units}</strong>
                </>
              )}
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
  const confirm = useConfirm();
  const [saving, undoing] = [useSend(saveRoomUnits), useSend(undoRoomUnits)];
  const [units, setUnits] = useState<number | string>(room.units);
  const { room_class_id, name } = room;
  async function save(count: number) {
    // What was never said changes nothing that guests have seen.
    const question = { title: words.units_title(name), text: words.units_text(room.units, count), yes: app.save };
    if (room.units > 0 && !(await confirm(question))) return;
    if (!(await saving.send({ body: { domain, room_class_id, units: count } }))) return;
    toast(words.units_saved(name, count), async () => {
      if (await undoing.send({ body: { domain } })) toast(words.undo_done);
      again();
    });
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
