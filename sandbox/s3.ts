/** A bucket in memory that speaks S3: put, get, head, delete and list. Every request's signature is checked by code of our own. */
import { createHash } from "node:crypto";
import type { Context } from "hono";
import type { Bank } from "./bank.ts";
import { isSignedV4 } from "./s3-signing.ts";

export const SANDBOX_S3 = {
  region: "local",
  bucket: "yado-media",
  key_id: "AKIASANDBOX000000000",
  secret: "sandbox/secret+key/of/nobody/0000000000",
};

/** Few enough that a test sees the second page. */
const PAGE = 50;

const escaped = (text: string) => text.replace(/[&<>"]/g, (char) => `&#${char.charCodeAt(0)};`);

function answer(context: Context, status: 200 | 400 | 403 | 404, xml: string) {
  const body = `<?xml version="1.0" encoding="UTF-8"?>\n${xml}`;
  return context.body(body, status, { "content-type": "application/xml" });
}

const failed = (context: Context, status: 400 | 403 | 404, code: string) =>
  answer(context, status, `<Error><Code>${code}</Code><Message>${code}</Message></Error>`);

function listing(objects: Map<string, Buffer>, url: URL): string {
  const prefix = url.searchParams.get("prefix") ?? "";
  const after = Buffer.from(url.searchParams.get("continuation-token") ?? "", "base64url").toString();
  const keys = [...objects.keys()].filter((key) => key.startsWith(prefix) && key > after).sort();
  const shown = keys.slice(0, PAGE);
  const next = keys.length > PAGE ? Buffer.from(shown.at(-1)!).toString("base64url") : null;
  const contents = shown.map(
    (key) => `<Contents><Key>${escaped(key)}</Key><Size>${objects.get(key)!.length}</Size></Contents>`,
  );
  const token = next === null ? "" : `<NextContinuationToken>${next}</NextContinuationToken>`;
  return (
    `<ListBucketResult><Name>${SANDBOX_S3.bucket}</Name><Prefix>${escaped(prefix)}</Prefix>` +
    `<KeyCount>${shown.length}</KeyCount><MaxKeys>${PAGE}</MaxKeys><IsTruncated>${next !== null}</IsTruncated>` +
    `${contents.join("")}${token}</ListBucketResult>`
  );
}

export function openS3(bank: Bank): void {
  const objects = new Map<string, Buffer>();
  const root = `/s3/${SANDBOX_S3.bucket}`;

  bank.app.all(`/s3/*`, async (context) => {
    const url = new URL(context.req.url);
    const { method } = context.req;
    const body = method === "PUT" ? Buffer.from(await context.req.arrayBuffer()) : Buffer.alloc(0);
    const headers = Object.fromEntries(context.req.raw.headers);
    const request = { method, url, headers, host: context.req.header("host") ?? url.host, body };
    if (!isSignedV4(request, SANDBOX_S3, bank.clock())) return failed(context, 403, "SignatureDoesNotMatch");
    if (url.pathname !== root && !url.pathname.startsWith(`${root}/`)) return failed(context, 404, "NoSuchBucket");
    const key = decodeURIComponent(url.pathname.slice(root.length + 1));
    if (key === "") {
      return method === "GET" ? answer(context, 200, listing(objects, url)) : failed(context, 400, "InvalidRequest");
    }
    if (method === "PUT") {
      objects.set(key, body);
      return context.body(null, 200, { etag: `"${createHash("md5").update(body).digest("hex")}"` });
    }
    if (method === "DELETE") {
      objects.delete(key);
      return context.body(null, 204);
    }
    const found = objects.get(key);
    if (!found) return failed(context, 404, "NoSuchKey");
    const length = { "content-length": String(found.length), "content-type": "application/octet-stream" };
    return method === "HEAD" ? context.body(null, 200, length) : context.body(new Uint8Array(found), 200, length);
  });
}
