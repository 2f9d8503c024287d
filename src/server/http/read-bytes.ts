import type { Context } from "hono";

/** A request's body, as long as it is no longer than this: null for one that is, which is not read to its end. */
export async function readBytes(context: Context, most: number): Promise<Buffer | null> {
  const declared = context.req.header("content-length");
  // Node ends a body at its declared length, so that length can be trusted. Without one, bytes are counted.
  if (declared !== undefined) return Number(declared) > most ? null : Buffer.from(await context.req.arrayBuffer());
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of context.req.raw.body ?? []) {
    chunks.push(chunk);
    if ((size += chunk.byteLength) > most) return null;
  }
  return Buffer.concat(chunks);
}
