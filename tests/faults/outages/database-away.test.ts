/**
 * The database is away under load, for seconds. Kept pages are served and marked stale, pictures and fonts too; what can't be
 * made is a calm 503 in the guest's language, never a 500; and all is well within two seconds of its return.
 */
import { setTimeout as pause } from "node:timers/promises";
import { expect, test } from "vitest";
import { connect } from "#server/database/connect.ts";
import { openKillableDatabase } from "#tests/faults/outages/killable-database.ts";
import { startServer, FAULTS_SECRET } from "#tests/faults/tools/server-process.ts";
import { PATIENCE, report, size } from "#tests/faults/tools/sizes.ts";
import { request } from "#tests/faults/tools/http-request.ts";
import { openLodging } from "#tests/lodgings/lodging.ts";
import { addLiveKeys } from "#tests/lodgings/live-keys.ts";

const AWAY_MS = size(3_000, 20_000);
const CLIENTS = size(4, 16);
/** A figure for a quiet machine: with every `npm test` it is enough that it recovers. */
const WELL_WITHIN_MS = size(20_000, 2_000);

type Kind = "kept page" | "kept call" | "page to be made" | "personal page" | "form" | "search" | "file";
type Seen = {
  kind: Kind;
  path: string;
  status: number;
  headers: Record<string, string | string[] | undefined>;
  body: string;
};

const isPossible = process.platform !== "win32";

test.runIf(isPossible)(
  "while the database is away the site answers calmly, and recovers by itself",
  { timeout: PATIENCE },
  async () => {
    const killable = await openKillableDatabase();
    const server = await startServer(killable, size(1, 2));
    const database = connect(killable.url, 2);
    try {
      const lodging = await openLodging(database);
      await addLiveKeys(database, lodging.hotel_id, FAULTS_SECRET);
      await database.close();
      const { domain } = lodging;
      const get = async (kind: Kind, path: string, init: { method?: string; body?: string } = {}): Promise<Seen> => ({
        kind,
        path,
        ...(await request(server.port, domain, path, init)),
      });
      const stay = `start=${lodging.body().check_in_day}`;
      const kinds: (() => Promise<Seen>)[] = [
        () => get("kept page", "/stay"),
        () => get("kept page", "/stay/en-US"),
        () => get("kept call", `/api/hotel/info?domain=${domain}`),
        // Nobody has looked at the site in this language before, so nothing of it is kept.
        () => get("page to be made", "/stay/ja-JP/facilities"),
        () => get("personal page", `/stay/en-US/cancel/${"a".repeat(43)}`),
        () => get("personal page", `/stay/booking?${stay}`),
        () => get("search", `/api/room/list?domain=${domain}&${stay}&never=1`),
        () => get("file", "/healthz"),
      ];
      const known = kinds.toSpliced(3, 1);
      const everyProcess = async () => {
        // Each process keeps its own pages: enough visits to reach them all.
        for (let nth = 0; nth < 12; nth += 1) await Promise.all(known.map((ask) => ask()));
      };
      await everyProcess();

      const seen: Seen[] = [];
      const load = new AbortController();
      const client = async () => {
        for (let nth = 0; !load.signal.aborted; nth += 1) {
          const began = performance.now();
          const answer = await kinds[nth % kinds.length]!();
          // What was begun before the database went away may be answered as ever.
          if (began >= killed) seen.push(answer);
          await pause(20);
        }
      };
      let killed = Number.POSITIVE_INFINITY;
      const clients = Array.from({ length: CLIENTS }, client);
      await killable.kill();
      killed = performance.now();
      await pause(AWAY_MS);
      const whileAway = [...seen];
      await killable.start();
      const back = performance.now();
      const isWell = async () =>
        (await Promise.all(kinds.map((ask) => ask()))).every(
          ({ status, headers }) => status < 500 && !headers["cache-status"],
        );
      await expect.poll(isWell, { timeout: 20_000, interval: 50 }).toBe(true);
      const wellAfter = performance.now() - back;
      load.abort();
      await Promise.all(clients);

      const of = (kind: Kind) => whileAway.filter((each) => each.kind === kind);
      const statuses = (kind: Kind) => [...new Set(of(kind).map(({ status }) => status))];
      expect(
        [...whileAway, ...seen]
          .filter(({ status }) => status === 500 || status === 0)
          .map(({ path, status }) => `${status} ${path}`),
      ).toEqual([]);
      for (const kind of ["kept page", "kept call", "file"] as const) expect(statuses(kind), kind).toEqual([200]);
      for (const kind of ["personal page", "page to be made"] as const) expect(statuses(kind), kind).toEqual([503]);
      // The monitor needs a moment to notice; from then on what is old says so.
      const last = of("kept page").at(-1)!;
      expect(last.headers["cache-status"]).toBe("yado; hit; detail=stale");
      const page = of("page to be made").at(-1)!;
      expect(page.headers["retry-after"]).toBe("5");
      expect(page.body).toContain("まもなく再開します");
      const personal = of("personal page").findLast(({ path }) => path.includes("en-US"))!;
      expect(personal.headers["retry-after"]).toBe("5");
      expect(personal.body).toContain("nothing was lost");
      expect(personal.body, "in the lodging's own look").toContain('data-layout="layout_');
      expect(wellAfter, "milliseconds until all is well").toBeLessThan(WELL_WITHIN_MS);
      report("database away", {
        "away, s": ((back - killed) / 1000).toFixed(0),
        requests: whileAway.length,
        stale: whileAway.filter(({ headers }) => headers["cache-status"]).length,
        "503": whileAway.filter(({ status }) => status === 503).length,
        "500": 0,
        "well after, ms": wellAfter.toFixed(0),
      });
    } finally {
      await server.stop();
      await killable.remove();
    }
  },
);
