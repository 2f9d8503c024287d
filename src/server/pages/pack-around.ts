/**
 * A page of which a few bytes differ in every answer is compressed once, around them: in Brotli's format (RFC 7932) a piece that is
 * not compressed may stand between compressed ones, so those bytes are written into the finished stream. They are never compressed,
 * and the page's length says nothing about them.
 */
import { randomBytes } from "node:crypto";
import { finished } from "node:stream/promises";
import { promisify } from "node:util";
import { brotliDecompress, constants, createBrotliCompress } from "node:zlib";

/** Bytes that are the same in every answer, or the name of those that are not. */
export type Part<Name extends string> = Buffer | Name;
type Values<Name extends string> = Readonly<Record<Name, string>>;

const decompressed = promisify(brotliDecompress);

/** With the values written in. */
export const fillIn = <Name extends string>(parts: readonly Part<Name>[], values: Values<Name>): Buffer<ArrayBuffer> =>
  Buffer.concat(parts.map((part) => (typeof part === "string" ? Buffer.from(values[part]) : part)));

/** A decoder guesses the next byte by the two before it: behind a value these two must be the same in every answer, too. */
const FIXED_BYTES = 2;

/** The compressed page with these values; null where one is not as long as when it was compressed. */
export type Packed<Name extends string> = (values: Values<Name>) => Buffer<ArrayBuffer> | null;

/** Null where it can't be done. It has been unpacked once: if that does not give the page, there is none. */
export async function packAround<Name extends string>(
  parts: readonly Part<Name>[],
  values: Values<Name>,
): Promise<Packed<Name> | null> {
  const packed = await pack(parts, values);
  if (packed === null) return null;
  const unpacked = await decompressed(fillIn(packed, values)).catch(() => null);
  if (unpacked?.equals(fillIn(parts, values)) !== true) return null;
  const names = parts.filter((part) => typeof part === "string");
  return (own) => (names.every((name) => lengthOf(own[name]) === lengthOf(values[name])) ? fillIn(packed, own) : null);
}

const lengthOf = (value: string): number => Buffer.byteLength(value);

async function pack<Name extends string>(
  parts: readonly Part<Name>[],
  values: Values<Name>,
): Promise<Part<Name>[] | null> {
  const stream = createBrotliCompress({ params: { [constants.BROTLI_PARAM_QUALITY]: 5 } });
  let chunks: Buffer[] = [];
  stream.on("data", (chunk: Buffer) => chunks.push(chunk));
  const taken = () => {
    const piece = Buffer.concat(chunks);
    chunks = [];
    return piece;
  };
  const compress = (bytes: Buffer) =>
    new Promise<Buffer>((done, failed) => {
      stream.once("error", failed);
      stream.write(bytes);
      stream.flush(constants.BROTLI_OPERATION_FLUSH, () => {
        stream.off("error", failed);
        done(taken());
      });
    });
  const packed: Part<Name>[] = [];
  let fixed: Buffer = Buffer.alloc(0);
  for (const [at, part] of parts.entries()) {
    if (typeof part !== "string") {
      packed.push(await compress(part.subarray(fixed.length)));
      fixed = Buffer.alloc(0);
      continue;
    }
    const next = parts[at + 1];
    if (at === 0 || next === undefined || typeof next === "string" || next.length < FIXED_BYTES) return null;
    fixed = next.subarray(0, FIXED_BYTES);
    const length = lengthOf(values[part]);
    // The compressor must know how many bytes stand here, and never refer to them: no text contains these.
    await compress(Buffer.concat([unlikeText(length), fixed]));
    packed.push(plainPieceOf(length + FIXED_BYTES), part, fixed);
  }
  stream.end();
  await finished(stream);
  packed.push(taken());
  return packed;
}

/** Every other byte never occurs in UTF-8; the rest is random, so that nothing in it repeats. */
function unlikeText(length: number): Buffer {
  const bytes = randomBytes(length);
  for (let at = 0; at < length; at += 2) bytes[at] = 0xf8 | bytes[at]!;
  return bytes;
}

/** The head of an uncompressed piece: not the last, 16 bits for its length less one, uncompressed, filled up to whole bytes. */
function plainPieceOf(length: number): Buffer {
  const head = Buffer.alloc(3);
  head.writeUIntLE(((length - 1) << 3) | (1 << 19), 0, 3);
  return head;
}
