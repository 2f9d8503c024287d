/**
 * PostgreSQL's restore_command: node fetch-wal.ts NAME TARGET FOLDER... Its exit is 0, 3 where there is no such file, or anything
 * else where something is wrong; wal-archive.ts makes of it what PostgreSQL understands.
 */
import { fetchSegment } from "./stored-segment.ts";

const NOT_THERE = 3;
const UNREADABLE = 4;

const [name, target, ...folders] = process.argv.slice(2);
try {
  const found = folders.some((folder) => fetchSegment(folder, name!, target!));
  process.exitCode = found ? 0 : NOT_THERE;
} catch (error) {
  console.error(`WAL segment ${name} can't be read: ${(error as Error).message}`);
  process.exitCode = UNREADABLE;
}
