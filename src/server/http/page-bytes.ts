/** A rendered page as bytes, compressed once for each encoding. */
import { createHash } from "node:crypto";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

export type PageBytes = {
  status: number;
  headers: Record<string, string>;
  etag: string;
  plain: Uint8Array<ArrayBuffer>;
  br: Uint8Array<ArrayBuffer>;
  gzip: Uint8Array<ArrayBuffer>;
};

const PACKERS = {
  br: (plain: Uint8Array, quality: number) => brotli(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } }),
  gzip: (plain: Uint8Array, quality: number) => gzipped(plain, { level: quality }),
};
/** A page that many read is worth more work than a page for one reader: a fifth more bytes, in less than half the time. */
const QUALITY = { ofMany: { br: 5, gzip: 6 }, ofOne: { br: 3, gzip: 3 } };

export const encodingIn = (accepted: string): keyof typeof PACKERS | null =>
  accepted.includes("br") ? "br" : accepted.includes("gzip") ? "gzip" : null;

/** A page as it was rendered. `br`: it is known in Brotli already, or null is given. */
export type Rendered = {
  status: number;
  headers: Record<string, string>;
  plain: Uint8Array<ArrayBuffer>;
  br?: () => Promise<Uint8Array<ArrayBuffer> | null>;
};

export async function readRendered(response: Response): Promise<Rendered> {
  const headers = Object.fromEntries(response.headers);
  delete headers["content-length"];
  return { status: response.status, headers, plain: new Uint8Array(await response.arrayBuffer()) };
}

export async function packPage({ status, headers, plain }: Rendered): Promise<PageBytes> {
  const [br, gz] = await Promise.all([PACKERS.br(plain, QUALITY.ofMany.br), PACKERS.gzip(plain, QUALITY.ofMany.gzip)]);
  return {
    status,
    headers: { ...headers, vary: "accept-encoding", "cache-control": "no-cache" },
    etag: `"${createHash("sha256").update(plain).digest("base64url").slice(0, 22)}"`,
    plain,
    br: new Uint8Array(br),
    gzip: new Uint8Array(gz),
  };
}

/** Served while the database can't be reached: its content was correct when it was rendered. */
export const markStale = (page: PageBytes): PageBytes => ({
  ...page,
  headers: { ...page.headers, "cache-status": "yado; hit; detail=stale", "cache-control": "no-store" },
});

export type OnePage = { status: number; headers: Record<string, string>; body: Uint8Array<ArrayBuffer> };

/** A page for one reader, who accepts these encodings; null: it goes as it is. */
export async function packOnce(made: Rendered, accepted: string | null): Promise<OnePage> {
  const { status, headers } = made;
  const encoding = accepted === null ? null : encodingIn(accepted);
  const known = encoding === "br" ? await made.br?.() : null;
  if (known) return onePage(status, headers, known, "br");
  const { plain } = made;
  if (encoding === null || plain.byteLength === 0) return onePage(status, headers, plain, null);
  const packed = await PACKERS[encoding](plain, QUALITY.ofOne[encoding]);
  return onePage(status, headers, new Uint8Array(packed), encoding);
}

function onePage(
  status: number,
  headers: Record<string, string>,
  body: Uint8Array<ArrayBuffer>,
  encoding: string | null,
): OnePage {
  const length = { "content-length": String(body.byteLength) };
  return { status, headers: { ...headers, ...length, ...(encoding ? { "content-encoding": encoding } : {}) }, body };
}

type PageAnswer = { status: number; headers: Record<string, string>; body: Uint8Array<ArrayBuffer> | null };

/** What to send to a browser that understands these encodings and may already have this page. */
export function answerWith(page: PageBytes, acceptEncoding: string, ifNoneMatch: string): PageAnswer {
  if (ifNoneMatch === page.etag) return { status: 304, headers: { ...page.headers, etag: page.etag }, body: null };
  const encoding = encodingIn(acceptEncoding);
  const body = encoding ? page[encoding] : page.plain;
  return {
    status: page.status,
    headers: {
      ...page.headers,
      etag: page.etag,
      "content-length": String(body.byteLength),
      ...(encoding ? { "content-encoding": encoding } : {}),
    },
    body,
  };
}

/** The size in bytes for the cache; 0: not cached, because a missing or failed page may be there the next moment. */
export function pageWeight({ status, plain, br, gzip }: PageBytes): number {
  return status === 200 ? plain.byteLength + br.byteLength + gzip.byteLength : 0;
}
