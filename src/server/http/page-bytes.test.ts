import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { answerWith, packPage, readRendered } from "#server/http/page-bytes.ts";

const page = await packPage(
  await readRendered(new Response("<p>你好</p>".repeat(200), { headers: { "content-type": "text/html" } })),
);
const body = (acceptEncoding: string) => answerWith(page, acceptEncoding, "").body!;

test("each way of packing holds the same page", () => {
  const plain = Buffer.from(body("")).toString();
  expect(plain).toContain("你好");
  expect(brotliDecompressSync(body("gzip, br")).toString()).toBe(plain);
  expect(gunzipSync(body("gzip")).toString()).toBe(plain);
});

test("a browser that already has this version gets 304", () => {
  expect(answerWith(page, "br", page.etag)).toMatchObject({ status: 304, body: null });
  expect(answerWith(page, "br", '"other"').status).toBe(200);
});
