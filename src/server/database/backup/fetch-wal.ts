/** PostgreSQL's restore_command: node fetch-wal.ts NAME TARGET FOLDER... */
import { fetchSegment } from "./stored-segment.ts";

/** 1 means "there is no such file": PostgreSQL takes it for the end of the log. Above 125 it stops the recovery. */
const NOT_THERE = 1;
const UNREADABLE = 126;

const [name, target, ...folders] = process.argv.slice(2);
try {
  const found = folders.some((folder) => fetchSegment(folder, name!, target!));
  process.exitCode = found ? 0 : NOT_THERE;
} catch (error) {
  console.error(`WAL segment ${name} can't be read: ${(error as Error).message}`);
  process.exitCode = UNREADABLE;
}
