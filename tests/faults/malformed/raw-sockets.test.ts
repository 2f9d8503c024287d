/** Row 37: bytes that are no HTTP, or ambiguous HTTP, sent to the program as it is started in production. */
import { createServer, type RequestListener, type ServerOptions } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, expect, test } from "vitest";
import { unfinishedOn } from "#tests/faults/malformed/raw-attacks.ts";
import { attack, goodRequest, talk } from "#tests/faults/malformed/raw-sockets.ts";
import { openSeparateDatabase, type SeparateDatabase } from "#tests/setup/separate-database.ts";
import { type ServerProcess, startServer } from "#tests/faults/tools/server-process.ts";
import { PATIENCE, report, size, testPlanted } from "#tests/faults/tools/sizes.ts";
import { connect } from "#server/database/connect.ts";
import { openLodging } from "#tests/lodgings/lodging.ts";

let separate: SeparateDatabase;
let server: ServerProcess;
let host: string;
beforeAll(async () => {
  separate = await openSeparateDatabase();
  const database = connect(separate.url, 1);
  host = (await openLodging(database)).domain;
  await database.close();
  server = await startServer(separate, 1);
}, PATIENCE);
afterAll(async () => {
  await server.stop();
  await separate.drop();
});

test("each is refused or answered once, and good requests go on", { timeout: PATIENCE }, async () => {
  let count = 0;
  for (let round = 0; round < size(1, 20); round += 1) {
    const { wrong, attacks } = await attack(server.port, host);
    expect(wrong).toEqual([]);
    count += attacks;
  }
  // Of requests: jobs may wait for a busy machine.
  expect(server.output()).not.toMatch(/page failed|request \S+ failed|unhandled|webhook .* could not be taken/i);
  report("row 37, raw sockets", { attacks: count });
});

test("whoever stops in the middle and leaves holds up nobody", { timeout: PATIENCE }, async () => {
  const unfinished = Array.from({ length: size(3, 100) }, () => unfinishedOn(host)).flat();
  await Promise.all(unfinished.map(({ bytes }) => talk(server.port, bytes, { leaves: true })));
  expect((await talk(server.port, goodRequest(host))).statuses).toEqual([200]);
  // Of requests: jobs may wait for a busy machine.
  expect(server.output()).not.toMatch(/page failed|request \S+ failed|unhandled|webhook .* could not be taken/i);
});

async function attackOther(answer: RequestListener, only: string, options: ServerOptions = {}): Promise<string> {
  const other = createServer(options, answer);
  await new Promise<void>((listening) => other.listen(0, "127.0.0.1", listening));
  const { port } = other.address() as AddressInfo;
  const { wrong } = await attack(port, "lodging.test", { only, patience_ms: 1_000 });
  other.closeAllConnections();
  await new Promise((closed) => other.close(closed));
  return wrong.join("\n");
}

testPlanted(
  "planted: a server that reads length and chunks as it likes answers the hidden request, which shows",
  async () => {
    const answer: RequestListener = (request, response) => void response.end(`you asked for ${request.url}`);
    const wrong = await attackOther(answer, "a length and chunks", { insecureHTTPParser: true });
    expect(wrong).toMatch(/a length and chunks: 200 200/);
    expect(wrong).toMatch(/the hidden request was answered/);
  },
);

testPlanted("planted: a server that fails at a strange host, and one that never answers it, show", async () => {
  const fails: RequestListener = (request, response) => {
    response.statusCode = request.headers.host === "lodging.test" ? 200 : 500;
    response.end();
  };
  expect(await attackOther(fails, "a host that is none")).toMatch(/a host that is none: 500/);
  const waits: RequestListener = (request, response) => {
    if (request.headers.host === "lodging.test") response.end();
  };
  expect(await attackOther(waits, "a host that is none")).toMatch(/no answer, and the connection stays open/);
});
