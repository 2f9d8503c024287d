/** Cuts one font after the other, in a thread of its own: each takes up to a second. */
import { readFile } from "node:fs/promises";
import { parentPort } from "node:worker_threads";
import subsetFont from "subset-font";

export type Cutting = { id: number; path: string; text: string; format: "woff2" | "truetype" };
export type Cut = { id: number; bytes?: Uint8Array<ArrayBuffer>; failure?: string };

/** What headings use: upright and vertical forms, and the distances of Latin letters in a hand script. */
const FEATURES = ["vert", "vrt2", "kern", "ccmp", "mark"];

parentPort!.on("message", ({ id, path, text, format }: Cutting) => {
  void cut(path, text, format).then(
    (bytes) => parentPort!.postMessage({ id, bytes } satisfies Cut, [bytes.buffer]),
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, not a window
    (failure: unknown) => parentPort!.postMessage({ id, failure: String(failure) } satisfies Cut),
  );
});

async function cut(path: string, text: string, format: Cutting["format"]): Promise<Uint8Array<ArrayBuffer>> {
  const font = await readFile(path);
  const made = await subsetFont(font, text, {
    targetFormat: format,
    noHinting: true,
    keepFeatures: FEATURES,
    dropTables: ["BASE", "DSIG"],
  });
  return new Uint8Array(made);
}
