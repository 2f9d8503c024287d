/** For programs beside the server: the database as it is running, or the embedded one started for as long as it is needed. */
import type { Config } from "#config.ts";
import { archiveSettings } from "#server/database/backup/wal-archive.ts";
import { type DatabaseAddresses, runningEmbeddedDatabase, startEmbeddedDatabase } from "#server/database/embedded.ts";

export type OpenedDatabase = DatabaseAddresses & {
  /** It was there before: a server may be working on it. */
  wasRunning: boolean;
  close: () => Promise<void>;
};

type Settings = Pick<Config, "DATABASE_URL" | "DATABASE_OWNER_URL" | "DATA_DIR" | "WAL_ARCHIVE_DIR">;

export async function openDatabase(config: Settings): Promise<OpenedDatabase> {
  const { DATABASE_URL: url, DATABASE_OWNER_URL, DATA_DIR, WAL_ARCHIVE_DIR } = config;
  const running = url ? { url, ownerUrl: DATABASE_OWNER_URL ?? url } : runningEmbeddedDatabase(DATA_DIR);
  if (running) return { ...running, wasRunning: true, close: async () => {} };
  const own = await startEmbeddedDatabase(DATA_DIR, { settings: archiveSettings(DATA_DIR, WAL_ARCHIVE_DIR) });
  return { ...own, wasRunning: false, close: () => own.stop() };
}
