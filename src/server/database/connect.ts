/**
 * The application's way to its data. Every query runs for one lodging, or for the directory that finds lodgings; the
 * connection itself may see neither (see walls.sql), so forgetting to say which yields nothing.
 */
import type { Socket } from "node:net";
import { callbackify } from "node:util";
import { setTimeout as pause } from "node:timers/promises";
import { drizzle, type NodePgDatabase } from "drizzle-orm/node-postgres";
import pg from "pg";
import type { RequestOrigin } from "#server/audit/request-origin.ts";
import type { DatabaseMonitor } from "#server/database/monitor.ts";
import type { ShownContent } from "#server/database/shown-content.ts";
import { openPipelines } from "#server/database/pipelines.ts";
import { takeRole } from "#server/database/roles.ts";

// Days stay `YYYY-MM-DD` strings: a Date would drag a time zone in.
pg.types.setTypeParser(pg.types.builtins.DATE, (text) => text);
/** The driver does not name it. */
const INT8_ARRAY = 1016;
// Ids and money are BIGINT there and numbers here: neither comes near 2^53.
pg.types.setTypeParser(pg.types.builtins.INT8, Number);
pg.types.setTypeParser(INT8_ARRAY as number, (text) => (text === "{}" ? [] : text.slice(1, -1).split(",").map(Number)));

/** SQL that a connection parses once and knows by name: for what every search and every order runs. */
export type Statement = { name: string; text: string };

export type Query = Pick<NodePgDatabase, "select" | "insert" | "update" | "delete" | "execute"> & {
  run: <Row extends object>(statement: Statement, values: readonly unknown[]) => Promise<Row[]>;
  /** In a preview: what stores answer of the site's content, instead of what is stored. */
  shown?: ShownContent;
  /** In a request of staff: from where it came, for the log. */
  origin?: RequestOrigin;
};

export type Database = {
  pool: pg.Pool;
  /** Runs `work` in one transaction that sees only this lodging's rows. It may run again: it must do nothing outside. */
  forHotel: <Result>(hotel_id: number, work: (query: Query) => Promise<Result>) => Promise<Result>;
  /**
   * Reads this lodging's rows as they all were at one moment, and tells which version of its site they are of
   * (`site_version`; 0: nothing has been published). Changes nothing.
   */
  readHotel: <Result>(hotel_id: number, work: (query: Query, version: number) => Promise<Result>) => Promise<Result>;
  /** Runs `work` in one transaction that sees of all lodgings the few columns listed in walls.sql, and changes nothing. */
  forDirectory: <Result>(work: (query: Query) => Promise<Result>) => Promise<Result>;
  /** Runs `work` in one transaction that sees accounts and no lodging. */
  forAccounts: <Result>(work: (query: Query) => Promise<Result>) => Promise<Result>;
  /** Reads one lodging's rows as they all were at one moment, and can change nothing. */
  inspectHotel: <Result>(hotel_id: number, work: (query: Query) => Promise<Result>) => Promise<Result>;
  /** A single statement, sent at once: for a function that names its lodging itself (functions.sql, pipelines.ts). */
  ask: <Row extends object>(statement: Statement, values: readonly unknown[]) => Promise<Row[]>;
  close: () => Promise<void>;
};

/** For tests that break things: sees each statement before it is sent, and may send another in its place. */
export type Probe = (text: string, client: pg.PoolClient) => string | Promise<string>;

/** Looking at everything a lodging has is another kind of work: planned for its size, joined in bulk, and given time. */
const INSPECT =
  "begin isolation level repeatable read read only; set local plan_cache_mode = force_custom_plan; " +
  "set local enable_nestloop = off; set local statement_timeout = 300000";

/** The site's version comes with the beginning: it costs no round trip of its own. */
const beginReading = (hotel_id: number) =>
  `begin isolation level repeatable read read only; set local app.hotel_id = ${wholeNumber(hotel_id)}; ` +
  `select coalesce(max(version), 0)::int as version from site_version where hotel_id = ${wholeNumber(hotel_id)}`;

/** Several statements in one text are answered by several results. */
const versionIn = (began: unknown): number => (began as pg.QueryResult<{ version: number }>[]).at(-1)!.rows[0]!.version;

type Work<Result> = (query: Query, began: Promise<unknown>) => Promise<Result>;

/** The database chose this transaction to give way to another: nothing of it happened, and it may be tried again. */
const GAVE_WAY = new Set(["40001", "40P01"]);
const TRIES = 5;
/** Longest wait for a connection, free or new. */
const ACQUIRE_MS = 3_000;
/** For so many connections that carry transactions there is one more that carries single statements. */
const TRANSACTIONS_PER_PIPELINE = 4;

export const hasGivenWay = (error: unknown): boolean => GAVE_WAY.has(sqlState(error) ?? "");

/** Whether a transaction was done can't be said: the answer to its commit was lost. */
export class OutcomeUnknown extends Error {
  constructor(options: { cause: unknown }) {
    super("the answer to a commit was lost", options);
  }
}

function sqlState(error: unknown): string | undefined {
  const { code, cause } = (error ?? {}) as { code?: string; cause?: unknown };
  return code ?? (cause === undefined ? undefined : sqlState(cause));
}

/** The monitor has found the database unreachable: no request waits for a connection. */
export class DatabaseAway extends Error {
  constructor() {
    super("the database is away");
  }
}

export function connect(url: string, poolSize: number, probe?: Probe, monitor?: DatabaseMonitor): Database {
  const settings = { connectionString: url, connectionTimeoutMillis: ACQUIRE_MS, keepAlive: true };
  const pool = new pg.Pool({ ...settings, pipeline: true, max: poolSize, verify: callbackify(takeRole) });
  // Queries under way on a connection that no longer leads anywhere would wait for an answer for minutes.
  const open = new Set<pg.ClientBase>();
  pool.on("connect", (client) => {
    open.add(client);
    // A broken connection fails the query that uses it; without a listener its "error" event would end the process.
    client.on("error", () => undefined);
  });
  pool.on("remove", (client) => open.delete(client));
  const pipelines = openPipelines(settings, Math.ceil(poolSize / TRANSACTIONS_PER_PIPELINE), (client) => {
    open.add(client);
    client.once("end", () => open.delete(client));
  });
  monitor?.on("away", () => {
    for (const client of open) socketOf(client).destroy();
  });
  const assertThere = () => {
    if (monitor?.isAway()) throw new DatabaseAway();
  };
  // An idle connection that breaks (database restart) is replaced by the pool; it must not end the process.
  pool.on("error", (error) => console.error("database connection lost:", error.message));

  /** Statements are sent in the order in which they are made, without waiting for the answers to those before (decision 0082). */
  function queryOn(client: pg.PoolClient): { query: Query; close: () => void } {
    let isOver = false;
    // What was begun beside a statement that failed must not go on alone, after the rollback or in somebody else's transaction.
    const send = (...given: unknown[]) => {
      if (isOver) throw new Error("The transaction is over.");
      return (client.query as (...given: unknown[]) => Promise<pg.QueryResult>).apply(client, given);
    };
    const guarded = Object.create(client, { query: { value: send } }) as pg.PoolClient;
    // Built only where it is used: searches and orders run statements alone.
    let orm: NodePgDatabase | undefined;
    const through =
      (verb: "select" | "insert" | "update" | "delete" | "execute") =>
      (...given: unknown[]) =>
        ((orm ??= drizzle(guarded))[verb] as (...given: unknown[]) => unknown)(...given);
    let seen: Promise<unknown> = Promise.resolve();
    const look = (text: string): Promise<string> => {
      const looked = seen.then(() => probe!(text, client));
      seen = looked.catch(() => undefined);
      return looked;
    };
    const query = {
      select: through("select"),
      insert: through("insert"),
      update: through("update"),
      delete: through("delete"),
      execute: through("execute"),
      run: async ({ name, text }: Statement, values: readonly unknown[]) => {
        const statement = probe ? { text: await look(text) } : { name, text };
        sendTogether(client);
        return (await send({ ...statement, values: [...values] })).rows;
      },
    } as Query;
    return { query, close: () => void (isOver = true) };
  }

  /** If the connection breaks here the outcome is unknown: it may have been committed or not. */
  async function commit(client: pg.PoolClient): Promise<pg.QueryResult> {
    const text = probe ? await probe("commit", client) : "commit";
    try {
      return await client.query(text);
    } catch (error) {
      throw isUnreachable(error) ? new OutcomeUnknown({ cause: error }) : error;
    }
  }

  async function once<Result>(begin: string, work: Work<Result>): Promise<Result> {
    assertThere();
    const client = await pool.connect();
    let broken = false;
    // A connection that breaks while in use also emits an event, beside the error of its query.
    const died = () => (broken = true);
    client.on("error", died);
    const { query, close } = queryOn(client);
    try {
      const beginning = probe ? await probe(begin, client) : begin;
      sendTogether(client);
      const began = client.query(beginning);
      // What fails with it says so, too.
      began.catch(() => undefined);
      const result = await work(query, began).finally(close);
      await began;
      const { command } = await commit(client);
      // PostgreSQL answers the commit of a transaction in which something failed by undoing it.
      if (command !== "COMMIT") throw new Error("The transaction was undone: a failed statement was passed over.");
      return result;
    } catch (error) {
      // A connection that leads nowhere answers no rollback either.
      if (isUnreachable(error) && sqlState(error) === undefined) died();
      else await client.query("rollback").catch(died);
      throw error;
    } finally {
      client.off("error", died);
      client.release(broken);
    }
  }

  async function transact<Result>(begin: string, work: Work<Result>): Promise<Result> {
    for (let tries = 1; ; tries += 1) {
      try {
        return await once(begin, work);
      } catch (error) {
        if (tries === TRIES || !hasGivenWay(error)) throw error;
        await pause(Math.random() * 20 * 2 ** tries);
      }
    }
  }

  return {
    pool,
    forHotel: (hotel_id, work) => transact(`begin; set local app.hotel_id = ${wholeNumber(hotel_id)}`, work),
    readHotel: (hotel_id, work) =>
      transact(beginReading(hotel_id), async (query, began) => work(query, versionIn(await began))),
    inspectHotel: (hotel_id, work) => transact(`${INSPECT}; set local app.hotel_id = ${wholeNumber(hotel_id)}`, work),
    forDirectory: (work) => transact("begin; set local role yado_directory", work),
    forAccounts: (work) => transact("begin; set local role yado_accounts", work),
    ask: async (statement, values) => {
      assertThere();
      return pipelines.ask(statement, values);
    },
    close: async () => {
      await Promise.all([pipelines.close(), pool.end()]);
    },
  };
}

/** The one value that is written into SQL, because a setting takes no parameters. */
function wholeNumber(hotel_id: number): number {
  if (!Number.isSafeInteger(hotel_id)) throw new Error("hotel_id is not a whole number");
  return hotel_id;
}

/** The driver's types don't name it. */
const socketOf = (client: pg.ClientBase) => (client as unknown as { connection: { stream: Socket } }).connection.stream;

/** What is sent in one turn of the event loop leaves as one packet. */
function sendTogether(client: pg.ClientBase): void {
  const socket = socketOf(client);
  if (socket.writableCorked > 0) return;
  socket.cork();
  process.nextTick(() => socket.uncork());
}

/** Errors of the network, and PostgreSQL's: shutting down, starting, overrun, out of memory (53200), its disk full (53100). */
const UNREACHABLE = new Set(
  "ECONNREFUSED ECONNRESET EPIPE ETIMEDOUT EHOSTUNREACH 57P01 57P02 57P03 53100 53200 53300 57014".split(" "),
);

/** The database is away, full or overrun: nothing is known to be wrong with the request, and it may be made again. */
export function isUnreachable(error: unknown): boolean {
  const state = sqlState(error) ?? "";
  const { message = "", cause } = (error ?? {}) as { message?: string; cause?: { message?: string } };
  return (
    error instanceof DatabaseAway ||
    UNREACHABLE.has(state) ||
    state.startsWith("08") ||
    /timeout exceeded when trying to connect|connection terminated|client has encountered a connection error/i.test(
      `${message} ${cause?.message ?? ""}`,
    )
  );
}
