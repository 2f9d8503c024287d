/** For programs beside the server: the embedded database as it is running, or started for as long as it is needed. */
import type { Config } from "#config.ts";
import { archiveSettings } from "#server/database/backup/wal-archive.ts";
import { runningEmbeddedUrl, startEmbeddedDatabase } from "#server/database/embedded.ts";

export type OpenedDatabase = { url: string; close: () => Promise<void> };

export async function openEmbedded(config: Pick<Config, "DATA_DIR" | "WAL_ARCHIVE_DIR">): Promise<OpenedDatabase> {
  const running = runningEmbeddedUrl(config.DATA_DIR);
  if (running !== null) return { url: running, close: async () => {} };
  const own = await startEmbeddedDatabase(config.DATA_DIR, archiveSettings(config.DATA_DIR, config.WAL_ARCHIVE_DIR));
  return { url: own.url, close: () => own.stop() };
}
