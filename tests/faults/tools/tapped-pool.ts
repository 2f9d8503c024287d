/** Stands between the application and PostgreSQL: every statement of every connection passes here, whoever wrote it. */
import type pg from "pg";
import type { Database } from "#server/database/connect.ts";

export type Tap = {
  /** What is sent instead. */
  change?: (text: string) => string;
  /** After its answer has come, before the application sees it. */
  answered?: (text: string, client: pg.PoolClient) => void | Promise<void>;
};

type QueryInput = string | { text: string; name?: string; values?: unknown[] };
type Ask = (requested: QueryInput, ...rest: unknown[]) => unknown;

/** What a connection says to become the walled role is no part of any flow. */
const isSetup = (text: string) => text.startsWith("set role") || text.includes("from pg_roles");

export function tapPool({ pool }: Database, { change = (text) => text, answered }: Tap): void {
  pool.on("connect", (client) => {
    const send = client.query.bind(client) as unknown as Ask;
    // Statements may be sent without waiting for answers: here each waits until the one before has been answered.
    let before: Promise<unknown> = Promise.resolve();
    const tapped: Ask = (requested, ...rest) => {
      const text = typeof requested === "string" ? requested : requested.text;
      if (isSetup(text)) return send(requested, ...rest);
      const changed = change(text);
      // A changed text is not what its name stands for.
      const sent =
        changed === text
          ? requested
          : typeof requested === "string"
            ? changed
            : { ...requested, text: changed, name: undefined };
      if (!answered) return send(sent as QueryInput, ...rest);
      const result = before.then(async () => {
        const answer: unknown = await send(sent as QueryInput, ...rest);
        await answered(text, client);
        return answer;
      });
      before = result.catch(() => undefined);
      return result;
    };
    (client as unknown as { query: Ask }).query = tapped;
  });
}

/** The connection is gone, as when the process that held it ended. */
export function cut(client: pg.PoolClient): void {
  (client as unknown as { connection: { stream: { destroy: () => void } } }).connection.stream.destroy();
}
