import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { packPage, sendPage } from "#server/http/page-bytes.ts";

const page = await packPage(new Response("<p>你好</p>".repeat(200), { headers: { "content-type": "text/html" } }));
const body = async (acceptEncoding: string) =>
  Buffer.from(await sendPage(page, { acceptEncoding, ifNoneMatch: "" }).arrayBuffer());

test("each way of packing holds the same page", async () => {
  const plain = (await body("")).toString();
  expect(plain).toContain("你好");
  expect(brotliDecompressSync(await body("gzip, br")).toString()).toBe(plain);
  expect(gunzipSync(await body("gzip")).toString()).toBe(plain);
});

test("a browser that has this very page is told so", () => {
  const answer = sendPage(page, { acceptEncoding: "br", ifNoneMatch: page.etag });
  expect(answer.status).toBe(304);
  expect(sendPage(page, { acceptEncoding: "br", ifNoneMatch: '"other"' }).status).toBe(200);
});
