/** Attackers, in a process of their own: sockets that send a byte now and then, and an address with too many requests. */
import { Agent, request } from "node:http";
import { connect, type Socket } from "node:net";
import type { Attack, AttackCounts } from "#tests/faults/attacks/slow-clients.ts";

const TRICKLE_MS = 2_000;
/** On average; each socket at another moment. */
const RETRY_MS = 10_000;

const counts: AttackCounts = { tried: 0, held: 0, refused: 0, requested: 0, statuses: {} };
let isOver = false;

/** Headers that never end. One that is refused or cut off is opened again. */
function trickle({ port, host }: Pick<Attack, "port" | "host">, from: string): void {
  if (isOver) return;
  let beat: NodeJS.Timeout;
  let isHeld = false;
  const socket: Socket = connect({ port, host: "127.0.0.1", localAddress: from });
  socket.on("connect", () => {
    socket.write(`GET /stay HTTP/1.1\r\nhost: ${host}\r\nx-slow: `);
    isHeld = true;
    counts.held += 1;
    beat = setInterval(() => socket.write("x"), TRICKLE_MS);
  });
  socket.on("data", () => {});
  socket.on("error", () => {});
  socket.once("close", () => {
    clearInterval(beat);
    if (isHeld) counts.held -= 1;
    counts.refused += 1;
    setTimeout(() => trickle({ port, host }, from), RETRY_MS * (0.5 + Math.random())).unref();
  });
  counts.tried += 1;
}

/** One lodging's load from one address: so many at once, each after the previous answer, no faster than the given rate. */
function flood({ port, host, load }: Attack): void {
  const agent = new Agent({ keepAlive: true, maxSockets: load.atOnce, localAddress: load.from });
  const every_ms = 100;
  let waiting = 0;
  setInterval(() => {
    const due = isOver ? 0 : Math.min((load.perSecond * every_ms) / 1000, load.atOnce * 4 - waiting);
    for (let nth = 0; nth < due; nth += 1) {
      const path = load.paths[counts.requested % load.paths.length]!.replace("{n}", String(counts.requested));
      counts.requested += 1;
      waiting += 1;
      let isDone = false;
      const done = (status: number) => {
        if (isDone) return;
        isDone = true;
        waiting -= 1;
        counts.statuses[status] = (counts.statuses[status] ?? 0) + 1;
      };
      const requested = request({ agent, port, host: "127.0.0.1", path, headers: { host } }, (response) => {
        response.resume();
        response.once("end", () => done(response.statusCode ?? 0));
        response.once("error", () => done(0));
      });
      requested.on("error", () => done(0));
      requested.end();
    }
  }, every_ms).unref();
}

process.on("message", (message: Attack | "count" | "stop") => {
  if (message === "count") return void process.send!(counts);
  if (message === "stop") {
    isOver = true;
    process.send!(counts, () => process.exit(0));
    return;
  }
  for (let nth = 0; nth < message.sockets; nth += 1) {
    trickle(message, message.addresses[nth % message.addresses.length]!);
  }
  if (message.load.perSecond > 0) flood(message);
});
