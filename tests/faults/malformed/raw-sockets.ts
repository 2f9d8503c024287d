/** Sends bytes to a port and reads what comes back, answer by answer. */
import { connect } from "node:net";
import { type Attack, attacksOn, HIDDEN } from "#tests/faults/malformed/raw-attacks.ts";

export type Reply = {
  /** The status of each answer, in order; 100 Continue is none. */
  statuses: number[];
  text: string;
  /** The server ended the connection; false: it was still open when our patience was. */
  isOver: boolean;
};

/** Far longer than any answer takes: one that has not come by then will not. */
const PATIENCE_MS = 15_000;

/** `leaves`: our side of the connection is cut as soon as everything is sent. */
export function talk(port: number, bytes: Buffer, { leaves = false, patience_ms = PATIENCE_MS } = {}): Promise<Reply> {
  return new Promise((done) => {
    const parts: Buffer[] = [];
    let isOver = false;
    const socket = connect({ port, host: "127.0.0.1" }, () => {
      socket.write(bytes, () => leaves && socket.resetAndDestroy());
    });
    const timer = setTimeout(() => socket.destroy(), patience_ms);
    socket.on("data", (part: Buffer) => parts.push(part));
    socket.on("end", () => (isOver = true));
    // The server may close before it has read all that we send: that is an end, too.
    socket.on("error", () => (isOver = true));
    socket.on("close", () => {
      clearTimeout(timer);
      const text = Buffer.concat(parts).toString("latin1");
      const statuses = [...text.matchAll(/HTTP\/1\.1 (\d{3}) /g)].map(([, status]) => Number(status));
      done({ statuses: statuses.filter((status) => status !== 100), text, isOver });
    });
  });
}

/** A good request that asks for the end of the connection: its answer is the last. */
export const goodRequest = (host: string) =>
  Buffer.from(`GET /healthz HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`);

function judge({ expected }: Attack, { statuses, isOver }: Reply): string | null {
  const said = `${statuses.join(" ") || "no answer"}${isOver ? "" : ", and the connection stays open"}`;
  if (!isOver || statuses.some((status) => status >= 500)) return said;
  if (expected === "refused") return statuses.length <= 1 && statuses.every((status) => status >= 400) ? null : said;
  const [own, ...rest] = statuses;
  const others = expected === "two" ? 2 : 1;
  if (expected === "two" && own !== 200) return said;
  // What is answered may be followed by the last request's answer; a server that closes instead is right, too.
  return own !== undefined && rest.length <= others && rest.every((status) => status === 200) ? null : said;
}

/** Every attack, each followed by a good request on the same connection and another on a new one. Answers what went wrong. */
export async function attack(
  port: number,
  host: string,
  { only = "", patience_ms = PATIENCE_MS } = {},
): Promise<{ wrong: string[]; attacks: number }> {
  const wrong: string[] = [];
  const attacks = attacksOn(host).filter(({ name }) => name.includes(only));
  for (const each of attacks) {
    const reply = await talk(port, Buffer.concat([each.bytes, goodRequest(host)]), { patience_ms });
    const fault = judge(each, reply);
    if (fault !== null) wrong.push(`${each.name}: ${fault}`);
    if (reply.text.includes(HIDDEN)) wrong.push(`${each.name}: the hidden request was answered`);
    const { statuses } = await talk(port, goodRequest(host), { patience_ms });
    if (statuses.join() !== "200")
      wrong.push(`after ${each.name} a good request got ${statuses.join() || "no answer"}`);
  }
  return { wrong, attacks: attacks.length };
}
