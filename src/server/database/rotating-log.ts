/** A log file that can't fill the disk: at its limit it is put aside, and the oldest is dropped. */
import { appendFileSync, renameSync, statSync } from "node:fs";

export type RotatingLog = { write: (chunk: Buffer) => void };

const MOST_BYTES = 10 * 1024 * 1024;
const KEPT_FILES = 3;

export function createRotatingLog(file: string, mostBytes = MOST_BYTES): RotatingLog {
  let size = statSync(file, { throwIfNoEntry: false })?.size ?? 0;

  function rotate(): void {
    for (let nth = KEPT_FILES - 1; nth >= 0; nth -= 1) {
      const from = nth === 0 ? file : `${file}.${nth}`;
      if (statSync(from, { throwIfNoEntry: false })) renameSync(from, `${file}.${nth + 1}`);
    }
    size = 0;
  }

  return {
    write(chunk) {
      try {
        if (size > 0 && size + chunk.byteLength > mostBytes) rotate();
        appendFileSync(file, chunk);
        size += chunk.byteLength;
      } catch {
        // The disk is full: a line of the log is not worth the process.
      }
    },
  };
}
