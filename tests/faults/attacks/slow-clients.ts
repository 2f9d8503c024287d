/** Starts attackers (slow-clients-process.ts) and asks them how far they are. */
import { fork } from "node:child_process";

export type Attack = {
  port: number;
  host: string;
  /** Trickling sockets, dealt out among these source addresses. */
  sockets: number;
  addresses: readonly string[];
  /** `{n}` in a path is another number each time. */
  load: { from: string; perSecond: number; atOnce: number; paths: readonly string[] };
};

export type AttackCounts = {
  tried: number;
  /** Open now. */
  held: number;
  /** Closed by the server, at once or later. */
  refused: number;
  requested: number;
  /** Answers by status; 0: none. */
  statuses: Record<number, number>;
};

export function startAttack(attack: Attack) {
  const child = fork(new URL("slow-clients-process.ts", import.meta.url), {
    execArgv: [],
    stdio: ["ignore", "inherit", "inherit", "ipc"],
  });
  const send = (message: "count" | "stop") =>
    new Promise<AttackCounts>((reported, failed) => {
      child.once("exit", () => failed(new Error("The attackers' process ended.")));
      child.once("message", (counts) => reported(counts as AttackCounts));
      child.send(message);
    });
  child.send(attack);
  return {
    count: () => send("count"),
    /** What was done in all. */
    async stop(): Promise<AttackCounts> {
      const ended = new Promise((gone) => child.once("exit", gone));
      const counts = await send("stop");
      await ended;
      return counts;
    },
  };
}
