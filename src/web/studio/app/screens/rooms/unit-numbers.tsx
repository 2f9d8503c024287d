/** How many rooms of a type there are and the numbers on their doors. Saved at once: this is what can be booked. */
import { Button, NumberInput, Textarea } from "@mantine/core";
import { useState } from "react";
import type { CallAnswer } from "#contract/call.ts";
import { listRoomUnits, saveUnitNumbers } from "#contract/studio/room-units.ts";
import { undoRoomUnits } from "#contract/studio/selling-changes.ts";
import type { RoomsWords } from "#languages/zh-TW/studio/rooms.ts";
import { floorOf, readNumbers, shownNumbers } from "#rules/stock/unit-numbers.ts";
import { useCall } from "../../calls/use-call.ts";
import { useSend } from "../../calls/use-send.ts";
import { FormPart } from "../../draft/draft-frame.tsx";
import { useUnsaved } from "../../navigation/unsaved.ts";
import { useConfirm } from "../../parts/confirm.tsx";
import { LastChange } from "../../parts/last-change.tsx";
import { Notice } from "../../parts/notice.tsx";
import { useToast } from "../../parts/toast.tsx";
import { useLodging, useScreenWords } from "../../studio-data.ts";

type Units = CallAnswer<typeof listRoomUnits>["rooms"][number];

export function UnitNumbers({ room_class_id }: { room_class_id: number }) {
  const { units: words } = useScreenWords<RoomsWords>();
  const { domain, permissions } = useLodging();
  const { answer, again, set } = useCall(listRoomUnits, { query: { domain } });
  const found = answer?.rooms.find((each) => each.room_class_id === room_class_id);
  if (!answer || !found) return null;
  const saved = (now: Units, until_timestamp: number) => {
    const rooms = answer.rooms.map((each) => (each === found ? now : each));
    set({ rooms, undo: { room_class_id, until_timestamp } });
    again();
  };
  return (
    <FormPart title={words.title} hint={words.hint}>
      {answer.undo?.room_class_id === room_class_id && permissions.includes("change_stock") ? (
        <LastChange text={words.last} until={answer.undo.until_timestamp} call={undoRoomUnits} done={again} />
      ) : null}
      <UnitsForm key={JSON.stringify(found)} room={found} saved={saved} again={again} />
    </FormPart>
  );
}

type UnitsFormProps = { room: Units; saved: (now: Units, undoUntil: number) => void; again: () => void };

function UnitsForm({ room, saved, again }: UnitsFormProps) {
  const { units: words } = useScreenWords<RoomsWords>();
  const { domain, permissions } = useLodging();
  const toast = useToast();
  const confirm = useConfirm();
  const [saving, undoing] = [useSend(saveUnitNumbers), useSend(undoRoomUnits)];
  const before = shownNumbers(room.numbers.map(({ number }) => number));
  const [typed, setTyped] = useState(before);
  const [count, setCount] = useState<number | string>(room.units);
  const numbers = readNumbers(typed);
  const mayChange = permissions.includes("change_stock");
  const written = `${Number(count)} ${shownNumbers(numbers)}`;
  const isChanged = written !== `${room.units} ${before}`;
  useUnsaved(isChanged);
  const { room_class_id } = room;
  /** More numbers make more rooms; fewer rooms than numbers can't be. */
  const type = (text: string) => {
    setTyped(text);
    const named = readNumbers(text).length;
    setCount((now) => (named > Number(now) || Number(now) === numbers.length ? named : now));
  };
  async function send(change: Pick<Units, "units" | "numbers">) {
    const answer = await saving.send({ body: { domain, room_class_id, ...change } });
    if (!answer) return;
    const { units, numbers, undo_until_timestamp } = answer;
    saved({ room_class_id, units, numbers }, undo_until_timestamp);
    toast(words.saved(units), async () => {
      await undoing.send({ body: { domain } });
      again();
    });
  }
  const floors = new Map(room.numbers.map(({ number, floor }) => [number, floor]));
  const save = async () => {
    // What was never said changes nothing that guests have seen.
    if (room.units > 0 && !(await confirm({ title: words.confirm_title, text: changes, yes: words.save }))) return;
    await send({
      units: Number(count),
      numbers: numbers.map((number) => ({ number, floor: floors.get(number) ?? floorOf(number) })),
    });
  };
  const had = new Set(room.numbers.map(({ number }) => number));
  const gone = [...had].filter((number) => !numbers.includes(number));
  const added = numbers.filter((number) => !had.has(number));
  const changes = (
    <>
      {Number(count) === room.units ? null : <p>{words.confirm_units(room.units, Number(count))}</p>}
      {gone.length > 0 ? <p>{words.confirm_gone(shownNumbers(gone))}</p> : null}
      {added.length > 0 ? <p>{words.confirm_new(shownNumbers(added))}</p> : null}
      <p>{words.confirm_applies}</p>
    </>
  );
  if (!mayChange) {
    return (
      <>
        <p>{words.note(room.units, before)}</p>
        <Notice>{words.may_not}</Notice>
      </>
    );
  }
  const problem = saving.errorBeside("units", "numbers");
  return (
    <>
      <div className="unit-fields">
        <NumberInput
          label={words.units}
          value={count}
          onChange={setCount}
          min={0}
          max={2000}
          decimalScale={0}
          error={saving.errorAt("units")}
        />
        <Textarea
          label={words.numbers}
          description={words.numbers_hint}
          autosize
          minRows={1}
          maxRows={6}
          value={typed}
          onChange={(event) => type(event.currentTarget.value)}
          error={saving.errorAt("numbers")}
        />
      </div>
      <p className="form-hint">{words.read(numbers.length, shownNumbers(numbers))}</p>
      {problem ? <Notice tone="danger">{problem}</Notice> : null}
      <div>
        <Button disabled={!isChanged} loading={saving.isSending} onClick={() => void save()}>
          {words.save}
        </Button>
      </div>
    </>
  );
}
