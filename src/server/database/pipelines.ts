/**
 * Single statements over a few connections of their own. Each is sent while the database still works on the one before, so
 * neither side waits for the other in between (pipelining); each is a transaction of its own. Decision 0070.
 */
import pg from "pg";
import { limit } from "#server/concurrency/limit.ts";
import type { Statement } from "#server/database/connect.ts";
import { takeRole } from "#server/database/roles.ts";

/** Statements sent at once over one connection: a slow one holds up only so many behind it. */
const DEPTH = 8;
/** Statements that wait beyond that; more would wait for seconds and are refused at once. */
const MOST_WAITING = 400;

/** `client` is null before the first statement, and after the connection broke. */
type Pipeline = { client: Promise<pg.Client> | null; sent: number };

export type Pipelines = {
  ask: <Row extends object>(statement: Statement, values: readonly unknown[]) => Promise<Row[]>;
  close: () => Promise<void>;
};

/** Opens a connection when it is first needed, and again after it broke. `onOpen` sees each new one. */
export function openPipelines(
  settings: pg.ClientConfig,
  count: number,
  onOpen: (client: pg.Client) => void = () => undefined,
): Pipelines {
  const pipelines = Array.from({ length: count }, (): Pipeline => ({ client: null, sent: 0 }));
  const run = limit(count * DEPTH, { most: MOST_WAITING });

  async function open(onEnd: () => void): Promise<pg.Client> {
    const client = new pg.Client({ ...settings, pipeline: true });
    // The statements under way fail by themselves; without a listener the event would end the process.
    client.on("error", () => undefined);
    client.once("end", onEnd);
    try {
      await client.connect();
      onOpen(client);
      await takeRole(client);
      return client;
    } catch (error) {
      onEnd();
      void client.end().catch(() => undefined);
      throw error;
    }
  }

  function clientOf(pipeline: Pipeline): Promise<pg.Client> {
    if (pipeline.client) return pipeline.client;
    const opened = open(() => {
      if (pipeline.client === opened) pipeline.client = null;
    });
    return (pipeline.client = opened);
  }

  return {
    ask: ({ name, text }, values) =>
      run(async () => {
        const pipeline = pipelines.reduce((least, each) => (each.sent < least.sent ? each : least));
        pipeline.sent += 1;
        const opened = clientOf(pipeline);
        try {
          const client = await opened;
          return (await client.query({ name, text, values: [...values] })).rows;
        } catch (error) {
          if (isBroken(error) && pipeline.client === opened) {
            pipeline.client = null;
            void opened.then((client) => client.end()).catch(() => undefined);
          }
          throw error;
        } finally {
          pipeline.sent -= 1;
        }
      }),
    close: async () => {
      await Promise.all(pipelines.map(async ({ client }) => (await client?.catch(() => undefined))?.end()));
    },
  };
}

/** Its statements learn that a connection is broken before it ends: anything but the database's own answer, or that it shuts down. */
const isBroken = (error: unknown): boolean =>
  !(error instanceof pg.DatabaseError) || (error.code?.startsWith("57P") ?? false);
