/** The whole product on fresh data, for the journeys: what `npm start` runs, in a folder of its own. */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

const folder = mkdtempSync(join(tmpdir(), "yado-journeys-"));
process.env.DATA_DIR = folder;
process.on("exit", () => rmSync(folder, { recursive: true, force: true }));
await import("#main.ts");
