/**
 * A port for a server of a test, with the next one free too, for its sandbox bank. It lies below the range from which the
 * system takes ports for outgoing connections: one of those could be taken between this check and the server's start.
 */
import { createServer } from "node:net";

const FIRST = 10_000;
const LAST = 32_000;

export async function freePort(): Promise<number> {
  const port = FIRST + Math.floor(Math.random() * (LAST - FIRST));
  return (await isFree(port)) && (await isFree(port + 1)) ? port : freePort();
}

function isFree(port: number): Promise<boolean> {
  return new Promise((found) => {
    const probe = createServer().once("error", () => found(false));
    probe.listen(port, "127.0.0.1", () => probe.close(() => found(true)));
  });
}
