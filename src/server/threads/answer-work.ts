/** The thread's side of a work thread: does one request after the other and sends back the results. */
import { parentPort } from "node:worker_threads";

export type Done<Made> = { id: number; made?: Made; failure?: string };

export function answerWork<Asked>(work: (asked: Asked) => Promise<Uint8Array<ArrayBuffer>>): void {
  const port = parentPort!;
  let line: Promise<unknown> = Promise.resolve();
  port.on("message", ({ id, asked }: { id: number; asked: Asked }) => {
    line = line.then(() =>
      work(asked).then(
        (made) => port.postMessage({ id, made } satisfies Done<Uint8Array>, [made.buffer]),
        (failure: unknown) => port.postMessage({ id, failure: String(failure) } satisfies Done<Uint8Array>, []),
      ),
    );
  });
}
