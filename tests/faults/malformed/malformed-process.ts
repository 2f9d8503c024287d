/**
 * Serves malformed requests in a process of its own, so that one that never ends can be seen and stopped from outside. What is
 * being answered stands in a file, written before it begins.
 */
import { openSync, writeSync } from "node:fs";
import fc from "fast-check";
import { sql } from "drizzle-orm";
import { openFullLodging } from "#tests/faults/malformed/full-lodging.ts";
import { judgeAnswer } from "#tests/faults/malformed/judge-answer.ts";
import { describeRequest, type FuzzSettings, type Outcome } from "#tests/faults/malformed/malformed-input.ts";
import { accountRequests } from "#tests/faults/malformed/malformed-accounts.ts";
import { type MadeRequest, requestsOf } from "#tests/faults/malformed/malformed-requests.ts";
import { pageRequests } from "#tests/faults/malformed/malformed-pages.ts";
import { type Operation, operationsIn, readOpenApi } from "#tests/faults/malformed/openapi-operations.ts";
import { handlersWith } from "#tests/faults/malformed/planted-handlers.ts";
import { openAccountsWorld } from "#tests/helpers/accounts-world.ts";
import { openWorld } from "#tests/setup/world.ts";
import { change } from "#tests/helpers/wire.ts";
import { createSandbox } from "../../../sandbox/sandbox.ts";
import { startWeb } from "../../../src/web-server.ts";

const settings = JSON.parse(process.env.SETTINGS!) as FuzzSettings;
const CHUNK = 100;
const note = openSync(settings.note, "r+");
const web = settings.what === "pages" ? await startWeb(false) : null;
const bank = createSandbox();
const worldSettings = {
  url: settings.url,
  bank,
  ...(web ? { render: web.render } : {}),
  ...(settings.plant ? { handlers: handlersWith(settings.plant) } : {}),
};
// The protocol is answered in front of the app: its requests come over a port.
const port = settings.what === "accounts" ? await openAccountsWorld(worldSettings) : null;
const world = port?.world ?? (await openWorld(worldSettings));
const send = (host: string, path: string, init: RequestInit) =>
  port ? fetch(port.origin + path, { ...init, redirect: "manual" }) : world.fetch(host, path, init);
const lodging = await openFullLodging(world);

const isMeant = ({ operationId }: Operation) => settings.only === undefined || settings.only === operationId;
const operations = settings.what === "calls" ? operationsIn(await readOpenApi(world)).filter(isMeant) : [];
const requestsFor = (operation: Operation) => {
  if (!operation.path.startsWith("/api/studio/")) return requestsOf(operation, lodging.known, lodging.headers);
  const { host, headers } = lodging.studio;
  return requestsOf(operation, lodging.known, headers).map((request): MadeRequest => ({ ...request, host }));
};
const anyRequest = {
  calls: () => fc.oneof(...operations.map(requestsFor)),
  pages: () => pageRequests(world, lodging),
  accounts: () => accountRequests(world, lodging),
}[settings.what]();

const outcome: Outcome = { requests: 0, valid: 0, statuses: {}, faults: [], memory: [], times: {} };

/** `weigh` makes the bank forget its trades, the test charges of the studio among them. */
const FORGOTTEN = /the test of \w+ could not be looked up/;
/** What the server complains of while it answers. */
let failures: string[] = [];
console.error = (...said: unknown[]) => {
  const line = said.map(String).join(" ");
  if (!FORGOTTEN.test(line)) failures.push(line);
};

function noteDown(what: string): void {
  writeSync(note, what.padEnd(4_000).slice(0, 4_000), 0);
}

async function answer(request: MadeRequest): Promise<void> {
  noteDown(describeRequest(request));
  const { name, isValid, method, path, headers, body } = request;
  const host = request.host ?? lodging.domain;
  failures = [];
  const began = performance.now();
  const response = await send(host, path, { method, headers, ...(body === undefined ? {} : { body }) });
  const wrong = (await endStream(response)) ? null : await judgeAnswer(request, response, failures);
  const took = performance.now() - began;
  outcome.requests += 1;
  outcome.valid += isValid ? 1 : 0;
  outcome.statuses[response.status] = (outcome.statuses[response.status] ?? 0) + 1;
  const times = (outcome.times[name] ??= { valid: [], malformed: [] });
  times[isValid ? "valid" : "malformed"].push(took);
  if (wrong !== null && outcome.faults.length < 40) outcome.faults.push(`${describeRequest(request)} → ${wrong}`);
}

/** Live events never end by themselves: whoever has seen that they begin goes away. */
async function endStream(response: Response): Promise<boolean> {
  const isStream = response.headers.get("content-type")?.startsWith("text/event-stream") === true;
  if (isStream) await response.body!.cancel();
  return isStream;
}

/** What the process still holds once all that may be dropped is dropped: kept answers, and the sandbox's own records. */
async function weigh(): Promise<void> {
  const dropped = new Promise<void>((done) => world.cache.onChange((table) => table === "hotel" && done()));
  await change(
    world.database,
    lodging.hotel_id,
    sql`update hotel set updated_at = now() where hotel_id = ${lodging.hotel_id}`,
  );
  await dropped;
  bank.trades.clear();
  for (const list of [bank.made, bank.held, bank.tooFrequent]) list.length = 0;
  globalThis.gc!();
  globalThis.gc!();
  const { heapUsed, external, rss } = process.memoryUsage();
  outcome.memory.push({ held: heapUsed + external, rss });
}

// The first requests of each call fill caches and are compiled as they run: what they leave behind is no leak.
if (settings.what === "calls" && settings.isWeighed) {
  for (const operation of operations) {
    const some = fc.sample(requestsFor(operation), { seed: settings.seed, numRuns: 40 });
    for (const { path, method, headers, body, host = lodging.domain } of some.filter(({ isValid }) => isValid)) {
      await endStream(await world.fetch(host, path, { method, headers, ...(body === undefined ? {} : { body }) }));
    }
  }
}
const marks = [settings.count / 4, settings.count / 2, settings.count].map(Math.floor);
for (let chunk = 0; outcome.requests < settings.count; chunk += 1) {
  const numRuns = Math.min(CHUNK, marks.find((mark) => mark > outcome.requests)! - outcome.requests);
  noteDown("making the next requests");
  for (const request of fc.sample(anyRequest, { seed: settings.seed + chunk, numRuns })) {
    process.send!("sending");
    await answer(request);
    process.send!("answered");
  }
  if (settings.isWeighed && marks.includes(outcome.requests)) await weigh();
}
await (port ?? world).close();
await web?.close();
process.send!(outcome, () => process.exit(0));
