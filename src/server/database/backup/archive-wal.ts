/** PostgreSQL's archive_command: node archive-wal.ts PATH-OF-SEGMENT NAME FOLDER. Any exit but 0 makes it try again. */
import { storeSegment } from "./stored-segment.ts";

const [source, name, folder] = process.argv.slice(2);
try {
  storeSegment(source!, folder!, name!);
} catch (error) {
  console.error(`WAL segment ${name} could not be archived: ${(error as Error).message}`);
  process.exitCode = 1;
}
