/** A guest's computer: a process that places the requested orders over HTTP and reports the result of each. */
import { Agent, request } from "node:http";
import { setTimeout as pause } from "node:timers/promises";
import type { Errand } from "#tests/faults/tools/guests.ts";
import { readAnswer } from "#tests/faults/orders/history.ts";

type Reply = { status: number; body: string | null };

const agent = new Agent({ keepAlive: true, maxSockets: Infinity });

type Sent = { method: string; path: string; headers?: Record<string, string>; body?: string };

function send(port: number, host: string, { method, path, headers: more = {}, body = "" }: Sent): Promise<Reply> {
  return new Promise((done) => {
    const headers = { host, ...more };
    const requested = request(
      { agent, port, host: "127.0.0.1", method, path, headers, timeout: 30_000 },
      (response) => {
        const status = response.statusCode ?? 0;
        const parts: Buffer[] = [];
        response.on("data", (part: Buffer) => parts.push(part));
        response.on("end", () => done({ status, body: Buffer.concat(parts).toString() }));
        response.on("error", () => done({ status, body: null }));
      },
    );
    requested.on("error", () => done({ status: 0, body: null }));
    requested.on("timeout", () => requested.destroy());
    requested.end(body);
  });
}

async function run({ port, host, atOnce, orders, authorization }: Errand): Promise<void> {
  const left = orders.toReversed();
  const oneAfterAnother = async () => {
    for (let order = left.pop(); order; order = left.pop()) {
      const path = "/api/ota/order/personal-new?lang=en-US";
      const headers = {
        "content-type": "application/json",
        "idempotency-key": order.key,
        ...(authorization === undefined ? {} : { authorization }),
      };
      const request = { method: "POST", path, headers, body: JSON.stringify(order.body) };
      const { status, body } = await send(port, host, request);
      const attempt = readAnswer(order.key, status, body);
      process.send!(attempt);
      // Without a clear answer the server may be starting again: waits until it is ready.
      for (let tries = 0; attempt.kind === "info" && tries < 600; tries += 1) {
        if ((await send(port, host, { method: "GET", path: "/readyz" })).status === 200) break;
        await pause(100);
      }
    }
  };
  await Promise.all(Array.from({ length: atOnce }, oneAfterAnother));
  process.send!("done");
}

process.on("message", (errand: Errand) => void run(errand));
