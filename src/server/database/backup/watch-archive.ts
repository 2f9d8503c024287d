/** A disk that is full or a folder that is gone must not be found out on the day a restore is needed. */
import pg from "pg";

const EVERY_MS = 5 * 60_000;

/** Null: all is well. */
export async function archiveTrouble(client: Pick<pg.Client, "query">): Promise<string | null> {
  const { rows } = await client.query<{ last_failed_wal: string; since: Date }>(
    `select last_failed_wal, last_failed_time as since from pg_stat_archiver
      where current_setting('archive_mode') = 'on' and last_failed_time > coalesce(last_archived_time, '-infinity')`,
  );
  const [failed] = rows;
  if (!failed) return null;
  return `WAL segment ${failed.last_failed_wal} can't be archived (last tried ${failed.since.toISOString()}); see postgres.log`;
}

/** Looks every five minutes, and says ALERT in the log. Answers how to end it. */
export function watchArchive(url: string): () => Promise<void> {
  const look = async () => {
    const client = new pg.Client({ connectionString: url });
    try {
      await client.connect();
      const trouble = await archiveTrouble(client);
      if (trouble) console.error(`ALERT ${trouble}`);
    } catch (error) {
      console.error("the WAL archive could not be looked at:", error instanceof Error ? error.message : error);
    } finally {
      await client.end().catch(() => {});
    }
  };
  const timer = setInterval(() => void look(), EVERY_MS).unref();
  return async () => clearInterval(timer);
}
