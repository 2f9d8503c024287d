/** Rooms from a file: what it would change is shown first, every wrong cell is named, and it can be taken back. */
import { Button, FileButton, Modal } from "@mantine/core";
import { useState } from "react";
import type { CallAnswer } from "#contract/call.ts";
import { discardDraft, saveDraft } from "#contract/site-drafts.ts";
import { importRooms } from "#contract/studio/room-import.ts";
import { listRoomUnits, saveUnitNumbers } from "#contract/studio/room-units.ts";
import type { RoomsWords } from "#languages/zh-TW/studio/rooms.ts";
import { isUnitField, type RecordColumn } from "#rules/content/record-table.ts";
import { floorOf, readNumbers } from "#rules/stock/unit-numbers.ts";
import { sendCall } from "../../calls/send-call.ts";
import { useSend } from "../../calls/use-send.ts";
import { nameOf } from "../../draft/record-name.ts";
import { useColumnName } from "../../draft/record-table.ts";
import { useDraftState, useDraftStore } from "../../draft/use-draft.ts";
import { Notice } from "../../parts/notice.tsx";
import { StudioIcon } from "../../parts/studio-icon.tsx";
import { useToast } from "../../parts/toast.tsx";
import { useAppWords, useLodging, useScreenWords, useStudio } from "../../studio-data.ts";
import { readRoomFile, type RoomFile } from "./read-file.ts";
import "./rooms.css";

type Answer = CallAnswer<typeof importRooms>;
type Change = Answer["changes"][number];
const MOST_ROWS = 500;
const AT_ONCE = 100;

const counts = (changes: readonly Change[]) =>
  new Set(changes.filter(({ is_new }) => !is_new).map(({ record_id }) => record_id)).size;

export default function ImportDialog({ close }: { close: () => void }) {
  const { import: words, units: unitWords } = useScreenWords<RoomsWords>();
  const app = useAppWords();
  const { domain, permissions } = useLodging();
  const store = useDraftStore();
  const toast = useToast();
  const columnName = useColumnName();
  const sending = useSend(importRooms);
  const takeBack = useTakeBack();
  const [file, setFile] = useState<RoomFile | null>(null);
  const [problem, setProblem] = useState("");
  const [preview, setPreview] = useState<Answer | null>(null);
  const nameOfColumn = (column: RecordColumn) => {
    if (column.field === "units") return unitWords.units;
    return column.field === "unit_numbers" ? unitWords.numbers : columnName("room", column);
  };

  async function choose(chosen: File | null) {
    setPreview(null);
    setFile(null);
    if (!chosen) return;
    const read = await readRoomFile(chosen, nameOfColumn, permissions.includes("change_stock"));
    const wrong = problemOf(words, read);
    setProblem(wrong);
    if (!read || wrong !== "") return;
    setFile(read);
    await store.flush();
    const { columns, rows } = read;
    setPreview((await sending.send({ body: { domain, columns, rows, is_preview: true } })) ?? null);
  }
  async function save() {
    const { columns, rows } = file!;
    const done = await sending.send({ body: { domain, columns, rows, is_preview: false } });
    if (!done) return;
    if (done.errors.length > 0) return setPreview(done);
    await store.load();
    close();
    toast(words.saved(counts(done.changes), done.added), async () => {
      await takeBack(done.changes);
      await store.load();
      toast(words.undone);
    });
  }
  const isReady = preview !== null && preview.errors.length === 0 && preview.changes.length > 0;
  return (
    <Modal
      className="form-dialog"
      opened
      onClose={close}
      title={words.title}
      size="xl"
      closeButtonProps={{ "aria-label": app.close }}
    >
      <div className="import">
        <p>{words.text}</p>
        <p>{words.left_out}</p>
        <div>
          <FileButton accept=".csv,text/csv" onChange={(chosen) => void choose(chosen)}>
            {(props) => (
              <Button variant="default" leftSection={<StudioIcon name="file" />} {...props}>
                {words.choose}
              </Button>
            )}
          </FileButton>
        </div>
        {problem === "" ? null : <Notice tone="danger">{problem}</Notice>}
        {sending.problem ? <Notice tone="danger">{sending.problem.text}</Notice> : null}
        {file && file.ignored.length > 0 ? <Notice tone="wait">{words.ignored(file.ignored.join(", "))}</Notice> : null}
        {preview ? <Preview preview={preview} columnName={nameOfColumn} /> : null}
        <div className="confirm-acts">
          <Button variant="default" onClick={close}>
            {app.cancel}
          </Button>
          <Button disabled={!isReady} loading={sending.isSending} onClick={() => void save()}>
            {words.save}
          </Button>
        </div>
      </div>
    </Modal>
  );
}

function problemOf(words: RoomsWords["import"], file: RoomFile | null): string {
  if (!file || file.rows.length === 0) return words.unreadable;
  if (file.columns.length === 0) return words.no_columns;
  return file.rows.length > MOST_ROWS ? words.too_many : "";
}

/** Changed rooms get their values back; new ones go. */
function useTakeBack() {
  const { domain } = useLodging();
  const saving = useSend(saveDraft);
  const discarding = useSend(discardDraft);
  const takeUnitsBack = useTakeUnitsBack();
  return async (changes: readonly Change[]) => {
    const made = new Set(changes.filter(({ is_new }) => is_new).map(({ record_id }) => record_id!));
    for (const record_id of made) await discarding.send({ body: { domain, record: "room", record_id } });
    await takeUnitsBack(changes.filter(({ is_new, column }) => !is_new && isUnitField(column.field)));
    const back = changes
      .filter(({ is_new, column }) => !is_new && !isUnitField(column.field))
      .map(({ record_id, column, before, after }) => ({
        record: "room" as const,
        record_id: record_id!,
        ...column,
        value: before,
        seen: after,
      }));
    for (let at = 0; at < back.length; at += AT_ONCE) {
      await saving.send({ body: { domain, changes: back.slice(at, at + AT_ONCE) } });
    }
  };
}

/** As many rooms as before, with the numbers they had. First those that gave numbers away get room for nothing new. */
function useTakeUnitsBack() {
  const { domain } = useLodging();
  const { lang } = useStudio();
  return async (changes: readonly Change[]) => {
    if (changes.length === 0) return;
    const { rooms } = await sendCall(listRoomUnits, { query: { domain } }, { lang });
    const before = rooms
      .filter(({ room_class_id }) => changes.some(({ record_id }) => record_id === room_class_id))
      .map(({ room_class_id, units, numbers }) => {
        const was = (field: string) =>
          changes.find(({ record_id, column }) => record_id === room_class_id && column.field === field)?.before;
        const typed = was("unit_numbers");
        const back =
          typeof typed === "string"
            ? readNumbers(typed).map((number) => ({ number, floor: floorOf(number) }))
            : numbers;
        return { domain, room_class_id, units: Number(was("units") ?? units), now: units, numbers: back };
      });
    // Numbers may go back to another class: all are given up first.
    for (const { numbers: _, units: __, now, ...body } of before) {
      await sendCall(saveUnitNumbers, { body: { ...body, units: now, numbers: [] } }, { lang });
    }
    for (const { now: _, ...body } of before) await sendCall(saveUnitNumbers, { body }, { lang });
  };
}

type PreviewProps = { preview: Answer; columnName: (column: RecordColumn) => string };

function Preview({ preview, columnName }: PreviewProps) {
  const { import: words } = useScreenWords<RoomsWords>();
  const { lang } = useStudio();
  const { draft } = useDraftState();
  const { errors, changes, added } = preview;
  if (errors.length > 0) {
    return (
      <>
        <Notice tone="danger">{words.errors(errors.length)}</Notice>
        <ul className="import-list">
          {errors.map(({ row, column, reason }) => (
            // The headings are the file's first row.
            <li key={`${row} ${column.field} ${column.lang}`}>
              <b>{words.where(row + 1, columnName(column))}</b>
              <span>{words.reasons[reason]}</span>
            </li>
          ))}
        </ul>
      </>
    );
  }
  if (changes.length === 0) return <Notice>{words.nothing}</Notice>;
  const shown = (value: unknown) => shownCell(value) || words.empty;
  const newName = (row: number) =>
    shownCell(changes.find((each) => each.row === row && each.column.field === "room_class_name")?.after);
  const called = ({ record_id, row }: Change) =>
    record_id === null
      ? words.new_room(newName(row))
      : nameOf(draft?.records ?? [], { record: "room", record_id }, lang) || String(record_id);
  return (
    <>
      <Notice>{words.summary(counts(changes), added)}</Notice>
      <ul className="import-list">
        {changes.map((change) => (
          <li key={`${change.row} ${change.column.field} ${change.column.lang}`}>
            <b>{`${called(change)} · ${columnName(change.column)}`}</b>
            <span>
              {change.is_new ? null : <del>{shown(change.before)}</del>} <ins>{shown(change.after)}</ins>
            </span>
          </li>
        ))}
      </ul>
    </>
  );
}

const shownCell = (value: unknown): string => {
  if (!Array.isArray(value)) return String(value ?? "");
  return value.map((each) => (typeof each === "string" ? each : Object.values(each as object).join(" "))).join("; ");
};
