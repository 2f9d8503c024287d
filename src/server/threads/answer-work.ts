/** The thread's side of a work thread: does one request after the other and sends back the results. */
import { parentPort } from "node:worker_threads";

export type Done<Made> = { id: number; made?: Made; failure?: string };

export function answerWork<Request>(work: (request: Request) => Promise<Uint8Array<ArrayBuffer>>): void {
  const port = parentPort!;
  let line: Promise<unknown> = Promise.resolve();
  port.on("message", ({ id, request }: { id: number; request: Request }) => {
    line = line.then(() =>
      work(request).then(
        (made) => port.postMessage({ id, made } satisfies Done<Uint8Array>, [made.buffer]),
        (failure: unknown) => port.postMessage({ id, failure: String(failure) } satisfies Done<Uint8Array>, []),
      ),
    );
  });
}
