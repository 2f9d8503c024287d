/**
 * A load of requests over kept connections, one at a time each. It reads no more of an answer than its status and length, so
 * that the servers are measured and not the client.
 */
import { connect } from "node:net";

export type Load = { rate: number; p99: number };

const HEAD_END = Buffer.from("\r\n\r\n");

export async function load(port: number, request: string, connections: number, seconds: number): Promise<Load> {
  const times: number[] = [];
  const until = performance.now() + seconds * 1000;
  const began = performance.now();
  await Promise.all(Array.from({ length: connections }, () => talk(port, Buffer.from(request), until, times)));
  const took = (performance.now() - began) / 1000;
  times.sort((a, b) => a - b);
  return { rate: times.length / took, p99: times[Math.floor(times.length * 0.99)] ?? 0 };
}

function talk(port: number, request: Buffer, until: number, times: number[]): Promise<void> {
  return new Promise((done, failed) => {
    const socket = connect(port, "127.0.0.1");
    let asked = 0;
    let missing = -1;
    let head = Buffer.alloc(0);
    const ask = () => {
      asked = performance.now();
      missing = -1;
      socket.write(request);
    };
    socket.setNoDelay(true);
    socket.once("connect", ask);
    socket.once("error", failed);
    socket.on("data", (chunk) => {
      if (missing < 0) {
        head = head.length > 0 ? Buffer.concat([head, chunk]) : chunk;
        const end = head.indexOf(HEAD_END);
        if (end < 0) return;
        const text = head.toString("latin1", 0, end);
        const length = /content-length: (\d+)/i.exec(text)?.[1];
        if (!text.startsWith("HTTP/1.1 200") || length === undefined)
          return failed(new Error(`Not a plain answer: ${text}`));
        missing = Number(length) - (head.length - end - HEAD_END.length);
        head = Buffer.alloc(0);
      } else missing -= chunk.length;
      if (missing > 0) return;
      const now = performance.now();
      times.push(now - asked);
      if (now < until) ask();
      else {
        socket.destroy();
        done();
      }
    });
  });
}
