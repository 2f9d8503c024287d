import { setImmediate as turn } from "node:timers/promises";
import { limit, limitEach } from "#server/concurrency/limit.ts";

/** One limit per process: it has one processor. */
const atATime = limit(2, { most: 40 });

/** Making a PDF takes the processor for a tenth of a second: between two of them other requests are handled. */
export function whenPrinting<Result>(work: () => Promise<Result>): Promise<Result> {
  return atATime(async () => {
    await turn();
    return work();
  });
}

/** A lodging's own papers, one after the other: however many it wants at once, others' have a place beside them. */
const ofEachLodging = limitEach<number>(1, { most: 10 });

export const whenPrintingFor = <Result>(hotel_id: number, work: () => Promise<Result>): Promise<Result> =>
  ofEachLodging(hotel_id, () => whenPrinting(work));
