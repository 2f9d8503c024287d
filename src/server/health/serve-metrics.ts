/** Figures for a monitoring system (Prometheus), on a port of their own that no guest reaches. */
import { createServer, type Server } from "node:http";
import { collectDefaultMetrics, Gauge, Registry } from "prom-client";
import { findLateWork, type LateWork, WORK_KINDS } from "#server/audit/late-work.ts";
import type { Database } from "#server/database/connect.ts";
import type { DatabaseMonitor } from "#server/database/monitor.ts";
import { percentUsed } from "#server/health/readiness.ts";

type Settings = { METRICS_PORT?: number | undefined; METRICS_HOST: string; DATA_DIR: string };
type Parts = { database: Database; monitor: DatabaseMonitor };

export async function serveMetrics(settings: Settings, parts: Parts): Promise<{ close: () => Promise<void> }> {
  const registry = createRegistry(settings, parts);
  const server = createServer((request, response) => {
    if (request.url !== "/metrics") return void response.writeHead(404).end();
    registry.metrics().then(
      (text) => response.writeHead(200, { "content-type": registry.contentType }).end(text),
      () => response.writeHead(503).end(),
    );
  });
  await listen(server, settings);
  return {
    close: () =>
      new Promise((closed) => {
        server.close(() => closed());
        server.closeAllConnections();
      }),
  };
}

function createRegistry({ DATA_DIR }: Settings, { database, monitor }: Parts): Registry {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry, prefix: "yado_" });
  const gauge = (name: string, help: string, read: () => number | Promise<number>) =>
    new Gauge({
      name,
      help,
      registers: [registry],
      async collect() {
        this.set(await read());
      },
    });
  gauge("yado_database_up", "1 while the database can be reached", () => (monitor.isAway() ? 0 : 1));
  gauge(
    "yado_clock_difference_seconds",
    "How far this machine's clock is ahead of the database's",
    () => monitor.clockDifferenceMs() / 1000,
  );
  gauge("yado_disk_used_percent", "How full the disk of DATA_DIR is", () => percentUsed(DATA_DIR));
  const lateGauge = (name: string, help: string, read: (late: LateWork) => number) =>
    new Gauge({
      name,
      help,
      labelNames: ["work"],
      registers: [registry],
      async collect() {
        const late = monitor.isAway() ? [] : await findLateWork(database, monitor.now());
        for (const work of WORK_KINDS) {
          const found = late.find((each) => each.work === work);
          this.set({ work }, found ? read(found) : 0);
        }
      },
    });
  lateGauge("yado_late_work_count", "Pieces of work that are late by more than their limit", ({ count }) => count);
  lateGauge("yado_late_work_seconds", "How late the oldest of them is", ({ seconds }) => seconds);
  return registry;
}

function listen(server: Server, { METRICS_PORT, METRICS_HOST }: Settings): Promise<void> {
  return new Promise((listening, failed) => {
    server.once("error", (error: NodeJS.ErrnoException) => {
      const taken = `Port ${METRICS_PORT} on ${METRICS_HOST}, where metrics would be served, is taken. Set METRICS_PORT to another number.`;
      failed(error.code === "EADDRINUSE" ? new Error(taken) : error);
    });
    server.listen(METRICS_PORT, METRICS_HOST, () => listening());
  });
}
