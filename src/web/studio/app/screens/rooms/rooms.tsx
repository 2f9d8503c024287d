/** The room types: what guests read and see of them, how many there are and their numbers. What they cost is with the rates. */
import { Button } from "@mantine/core";
import { lazy, Suspense, useState } from "react";
import { listRoomUnits } from "#contract/studio/room-units.ts";
import type { RoomsWords } from "#languages/zh-TW/studio/rooms.ts";
import { shownNumbers } from "#rules/stock/unit-numbers.ts";
import { useCall } from "../../calls/use-call.ts";
import { RecordScreen } from "../../draft/record-screen.tsx";
import type { ScreenProps } from "../../screens.ts";
import { useLodging, useScreenWords } from "../../studio-data.ts";

const ImportDialog = lazy(() => import("./import-dialog.tsx"));
const RoomForm = lazy(() => import("./room-form.tsx"));

export default function Rooms({ rest }: ScreenProps) {
  const { units: words } = useScreenWords<RoomsWords>();
  const { domain } = useLodging();
  // Loaded again when somebody comes back from a room's form, which may have changed them.
  const { answer } = useCall(listRoomUnits, rest.length === 0 ? { query: { domain } } : null);
  const unitsOf = (room_class_id: number) => answer?.rooms.find((each) => each.room_class_id === room_class_id);
  const numbersOf = (room_class_id: number) =>
    shownNumbers((unitsOf(room_class_id)?.numbers ?? []).map(({ number }) => number));
  const noteOf = (room_class_id: number) => {
    const found = unitsOf(room_class_id);
    if (!answer) return undefined;
    if (!found || found.units === 0) return words.none;
    return words.note(found.units, numbersOf(room_class_id));
  };
  return (
    <RecordScreen
      name="rooms"
      adds="room"
      icon="bed"
      rest={rest}
      page={(id) => `/rooms/${id}`}
      list="#rooms"
      acts={<ImportButton />}
      columns={[
        { name: words.units, cell: ({ record_id }) => unitsOf(record_id)?.units ?? 0 },
        { name: words.numbers, cell: ({ record_id }) => numbersOf(record_id) },
      ]}
      note={({ record_id }) => noteOf(record_id)}
      Form={RoomForm}
    />
  );
}

function ImportButton() {
  const { import: words } = useScreenWords<RoomsWords>();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="default" onClick={() => setOpen(true)}>
        {words.open}
      </Button>
      {isOpen ? (
        <Suspense>
          <ImportDialog close={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </>
  );
}
