/** Guests who book over HTTP, from several processes at once. */
import { type ChildProcess, fork } from "node:child_process";
import type { Attempt } from "#tests/faults/orders/history.ts";
import type { OrderBody } from "#tests/lodgings/lodging.ts";

export type KeyedBody = { key: string; body: OrderBody };
export type Errand = {
  port: number;
  host: string;
  atOnce: number;
  orders: KeyedBody[];
  /** Of a member who books. */
  authorization?: string;
};

export type Guests = {
  /** All of them, dealt out among the processes; `onAttempt` gets each when it has ended. */
  place: (errand: Errand, onAttempt?: (attempt: Attempt) => void) => Promise<Attempt[]>;
  close: () => void;
};

export function startGuests(count: number): Guests {
  const children = Array.from({ length: count }, () =>
    fork(new URL("guest-process.ts", import.meta.url), {
      execArgv: [],
      stdio: ["ignore", "inherit", "inherit", "ipc"],
    }),
  );
  return {
    async place({ orders, ...errand }, onAttempt = () => {}) {
      const dealt = children.map((_, nth) => orders.filter((_, index) => index % count === nth));
      const reported = children.map((child, nth) => placeIn(child, { ...errand, orders: dealt[nth]! }, onAttempt));
      return (await Promise.all(reported)).flat();
    },
    close: () => children.forEach((child) => child.kill()),
  };
}

function placeIn(child: ChildProcess, errand: Errand, onAttempt: (attempt: Attempt) => void): Promise<Attempt[]> {
  return new Promise((done, failed) => {
    const attempts: Attempt[] = [];
    const ended = () => failed(new Error("A guest's process ended."));
    const onMessage = (message: Attempt | "done") => {
      if (message === "done") {
        child.off("message", onMessage);
        child.off("exit", ended);
        done(attempts);
      } else {
        attempts.push(message);
        onAttempt(message);
      }
    };
    child.on("message", onMessage);
    child.once("exit", ended);
    child.send(errand);
  });
}
