/**
 * Sends requests over keep-alive connections, one at a time each. It reads only the status, the length and the first bytes of
 * an answer, so that the servers are measured and not the client.
 */
import { connect } from "node:net";
import { setTimeout as pause } from "node:timers/promises";
import { type Measured, summarize } from "./measure.ts";

export type Load = Measured & { times: number[]; failed: number; failure: string };

/** The next request; null: that was the last. */
type Next = () => string | null | Promise<string | null>;

const HEAD_END = Buffer.from("\r\n\r\n");
/** Long enough to recognise `{"success":false`. */
const FIRST_WORD = 16;

/** Sends what `next` gives, until it gives null. Answers that are no success are counted, and the first one is kept. */
export async function load(port: number, next: Next, connections: number): Promise<Load> {
  const times: number[] = [];
  const failures: string[] = [];
  const began = performance.now();
  await Promise.all(Array.from({ length: connections }, () => talk(port, next, times, failures)));
  return {
    ...summarize(times, performance.now() - began),
    times,
    failed: failures.length,
    failure: failures[0] ?? "",
  };
}

/** The requests of `make`, for so long. */
export function forSeconds(seconds: number, make: () => string): () => string | null {
  const until = performance.now() + seconds * 1000;
  return () => (performance.now() < until ? make() : null);
}

/** The requests of `make`, so many a second however long answers take, until stopped. Needs spare connections. */
export function paced(rate: number, isOver: () => boolean, make: () => string): () => Promise<string | null> {
  const began = performance.now();
  let requested = 0;
  return async () => {
    const at = began + (requested++ * 1000) / rate;
    while (!isOver() && performance.now() < at) await pause(Math.max(1, Math.min(at - performance.now(), 50)));
    return isOver() ? null : make();
  };
}

/** One request each. */
export function forEach<Each>(all: readonly Each[], make: (each: Each) => string): () => string | null {
  let requested = 0;
  return () => (requested < all.length ? make(all[requested++]!) : null);
}

/** One buffer for all reads: a new one per answer would cost the client more than reading it. */
const READ = 64 * 1024;

function talk(port: number, next: Next, times: number[], failures: string[]): Promise<void> {
  return new Promise((done, failed) => {
    let requested = 0;
    let missing = -1;
    let isGood = true;
    let head: Buffer | null = null;
    const onRead = (bytes: number, buffer: Uint8Array) => {
      const chunk = Buffer.from(buffer.buffer, buffer.byteOffset, bytes);
      if (missing < 0) readHead(head ? Buffer.concat([head, chunk]) : chunk);
      else missing -= bytes;
      if (missing !== 0) return true;
      if (isGood) times.push(performance.now() - requested);
      ask();
      return true;
    };
    const socket = connect({
      port,
      host: "127.0.0.1",
      noDelay: true,
      onread: { buffer: Buffer.allocUnsafe(READ), callback: onRead },
    });
    const ask = () => {
      const request = next();
      if (request instanceof Promise) void request.then(send, failed);
      else send(request);
    };
    const send = (request: string | null) => {
      if (request === null) {
        socket.destroy();
        return done();
      }
      requested = performance.now();
      missing = -1;
      socket.write(request);
    };
    const readHead = (read: Buffer) => {
      const end = read.indexOf(HEAD_END);
      const text = read.toString("latin1", 0, Math.max(end, 0));
      const length = Number(/content-length: (\d+)/i.exec(text)?.[1] ?? Number.NaN);
      if (end >= 0 && Number.isNaN(length)) return failed(new Error(`Not a plain answer: ${text}`));
      const body = end + HEAD_END.length;
      if (end < 0 || read.length < body + Math.min(length, FIRST_WORD)) {
        // Copied, because the buffer is used again.
        head = Buffer.from(read);
        return;
      }
      head = null;
      isGood =
        text.startsWith("HTTP/1.1 200") && read.toString("latin1", body, body + FIRST_WORD) !== '{"success":false';
      if (!isGood) failures.push(`${text.split("\r\n")[0]} ${read.toString("utf8", body, body + 300)}`);
      missing = length - (read.length - body);
    };
    socket.once("connect", ask);
    socket.once("error", failed);
    // After our own end this says nothing new.
    socket.once("close", () => failed(new Error("The server closed the connection.")));
  });
}
