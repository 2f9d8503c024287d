/** The library as a file: every picture of the view, with its description. */
import type { CallInput } from "#contract/call.ts";
import { listPictures } from "#contract/media.ts";
import type { Cell } from "#rules/text/csv-cell.ts";
import { sendCall } from "../../calls/send-call.ts";
import { useListWords } from "../../parts/lists/list-words.ts";
import { useLodging, useStudio } from "../../studio-data.ts";

type PictureQuery = Omit<CallInput<typeof listPictures>["query"], "after">;

export function usePictureTable(query: PictureQuery) {
  const { columns } = useListWords();
  const { lang } = useStudio();
  const { main_lang } = useLodging();
  return async (progress: (done: number) => void, signal: AbortSignal): Promise<Cell[][]> => {
    const rows: Cell[][] = [Object.values(columns.pictures)];
    let after: string | null = null;
    do {
      const page: { after?: string } = after === null ? {} : { after };
      const { pictures, next } = await sendCall(listPictures, { query: { ...query, ...page } }, { lang, signal });
      for (const { name, alt, width, height, bytes, uses } of pictures) {
        rows.push([name, alt[main_lang] ?? "", width, height, bytes, uses]);
      }
      after = next;
      progress(rows.length - 1);
    } while (after !== null);
    return rows;
  };
}
