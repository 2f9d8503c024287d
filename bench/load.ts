/**
 * A load of requests over kept connections, one at a time each. It reads no more of an answer than its status, its length and
 * its first word, so that the servers are measured and not the client.
 */
import { connect } from "node:net";
import { type Measured, summarize } from "./measure.ts";

export type Load = Measured & { failed: number; failure: string };

const HEAD_END = Buffer.from("\r\n\r\n");
/** Long enough to tell `{"success":false` from anything else. */
const FIRST_WORD = 16;

/** Sends what `next` gives, until it gives null. An answer that is no success is counted apart, and the first one is told. */
export async function load(port: number, next: () => string | null, connections: number): Promise<Load> {
  const times: number[] = [];
  const failures: string[] = [];
  const began = performance.now();
  await Promise.all(Array.from({ length: connections }, () => talk(port, next, times, failures)));
  return {
    ...summarize(times, performance.now() - began),
    failed: failures.length,
    failure: failures[0] ?? "",
  };
}

/** The requests of `make`, for so long. */
export function forSeconds(seconds: number, make: () => string): () => string | null {
  const until = performance.now() + seconds * 1000;
  return () => (performance.now() < until ? make() : null);
}

/** One request for each. */
export function forEach<Each>(all: readonly Each[], make: (each: Each) => string): () => string | null {
  let asked = 0;
  return () => (asked < all.length ? make(all[asked++]!) : null);
}

function talk(port: number, next: () => string | null, times: number[], failures: string[]): Promise<void> {
  return new Promise((done, failed) => {
    const socket = connect(port, "127.0.0.1");
    let asked = 0;
    let missing = -1;
    let isGood = true;
    let head = Buffer.alloc(0);
    const ask = () => {
      const request = next();
      if (request === null) {
        socket.destroy();
        return done();
      }
      asked = performance.now();
      missing = -1;
      socket.write(request);
    };
    socket.setNoDelay(true);
    socket.once("connect", ask);
    socket.once("error", failed);
    // After our own end this says nothing new.
    socket.once("close", () => failed(new Error("The server closed the connection.")));
    socket.on("data", (chunk) => {
      if (missing < 0) {
        head = head.length > 0 ? Buffer.concat([head, chunk]) : chunk;
        const end = head.indexOf(HEAD_END);
        if (end < 0) return;
        const text = head.toString("latin1", 0, end);
        const length = Number(/content-length: (\d+)/i.exec(text)?.[1] ?? Number.NaN);
        if (Number.isNaN(length)) return failed(new Error(`Not a plain answer: ${text}`));
        const body = end + HEAD_END.length;
        if (head.length < body + Math.min(length, FIRST_WORD)) return;
        isGood =
          text.startsWith("HTTP/1.1 200") && head.toString("latin1", body, body + FIRST_WORD) !== '{"success":false';
        if (!isGood) failures.push(`${text.split("\r\n")[0]} ${head.toString("utf8", body, body + 300)}`);
        missing = length - (head.length - body);
        head = Buffer.alloc(0);
      } else missing -= chunk.length;
      if (missing > 0) return;
      if (isGood) times.push(performance.now() - asked);
      ask();
    });
  });
}
