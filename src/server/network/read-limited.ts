/** The text of a response. What arrives and what it unpacks to are both counted: a few kilobytes can unpack to gigabytes. */
import type { IncomingMessage } from "node:http";
import { pipeline } from "node:stream/promises";
import { createBrotliDecompress, createGunzip, createInflate } from "node:zlib";

const UNPACK = new Map([
  ["gzip", createGunzip],
  ["deflate", createInflate],
  ["br", createBrotliDecompress],
]);

type Bytes = AsyncIterable<Buffer>;

export async function readLimited(response: IncomingMessage, most: number): Promise<string> {
  const encoding = response.headers["content-encoding"]?.toLowerCase() ?? "identity";
  const unpack = UNPACK.get(encoding);
  if (!unpack && encoding !== "identity") throw new Error(`the answer is packed as ${encoding.slice(0, 40)}`);
  const chunks: Buffer[] = [];
  const collect = async (bytes: Bytes) => {
    for await (const chunk of upTo(most, bytes)) chunks.push(chunk);
  };
  const arriving = (bytes: Bytes) => upTo(most, bytes);
  await (unpack ? pipeline(response, arriving, unpack(), collect) : pipeline(response, collect));
  return Buffer.concat(chunks).toString();
}

async function* upTo(most: number, bytes: Bytes): Bytes {
  let size = 0;
  for await (const chunk of bytes) {
    if ((size += chunk.byteLength) > most) throw new Error("the answer is too long");
    yield chunk;
  }
}
