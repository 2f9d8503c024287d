/** Saves a list as a file that a spreadsheet opens: all that the filters leave, in the columns of the list. */
import { Button } from "@mantine/core";
import { useRef, useState } from "react";
import { type Cell, CSV_START, csvCell } from "#rules/text/csv-cell.ts";
import { dayAt } from "#rules/time/day.ts";
import { useLodging } from "../../studio-data.ts";
import { StudioIcon } from "../studio-icon.tsx";
import { useToast } from "../toast.tsx";
import { useListWords } from "./list-words.ts";

export type CsvFile = {
  /** Without the ending: the file of the orders is `orders-2027-02-05.csv`. */
  name: string;
  /** The first line, then the rows; says how many it has read. Stops when it is left. */
  table: (progress: (done: number) => void, signal: AbortSignal) => Promise<Cell[][]> | Cell[][];
};

/** The packer of such files is loaded when somebody wants one. */
async function saveCsv(name: string, table: readonly (readonly Cell[])[]): Promise<void> {
  const { default: Papa } = await import("papaparse");
  const text =
    CSV_START +
    Papa.unparse(
      table.map((row) => row.map(csvCell)),
      { newline: "\r\n" },
    );
  const address = URL.createObjectURL(new Blob([text], { type: "text/csv;charset=utf-8" }));
  const link = Object.assign(document.createElement("a"), { href: address, download: `${name}.csv` });
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}

export function CsvButton({ name, table }: CsvFile) {
  const { csv } = useListWords();
  const { timezone } = useLodging();
  const toast = useToast();
  const [done, setDone] = useState<number | null>(null);
  const leaving = useRef<AbortController | null>(null);
  async function save() {
    leaving.current?.abort();
    leaving.current = new AbortController();
    setDone(0);
    try {
      const rows = await table(setDone, leaving.current.signal);
      await saveCsv(`${name}-${dayAt(new Date(), timezone)}`, rows);
      toast(csv.done(rows.length - 1));
    } catch {
      toast(csv.failed);
    } finally {
      setDone(null);
    }
  }
  return (
    <>
      <Button
        variant="default"
        loading={done !== null}
        className="csv-button"
        aria-label={csv.save}
        onClick={() => void save()}
      >
        <StudioIcon name="file" />
        <span>{csv.save}</span>
      </Button>
      <span className="list-progress" role="status">
        {done !== null && done > 0 ? csv.busy(done) : ""}
      </span>
    </>
  );
}
