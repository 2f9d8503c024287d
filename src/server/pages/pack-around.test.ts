import { brotliDecompressSync } from "node:zlib";
import fc from "fast-check";
import { expect, test } from "vitest";
import { fillIn, packAround, type Part } from "#server/pages/pack-around.ts";

type Name = "first" | "second";

/** Markup as a page's: much of it repeats, and some of it looks like a token. */
const text = fc
  .array(
    fc.constantFrom('<input name="xsrf" value="', '"><p>海景雙人房</p>', "eyJhIjoxfQ", "-7f3a", " 一泊二食 ", "é", "🛏"),
    {
      minLength: 1,
      maxLength: 400,
    },
  )
  .map((pieces) => Buffer.from(`<!doctype html>${pieces.join("")}</html>`));
const token = (length: number) =>
  fc.string({ unit: fc.constantFrom(..."abcXYZ0179-_"), minLength: length, maxLength: length });

test("a page that is packed once unpacks to the page of every reader", async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(text, { minLength: 1, maxLength: 4 }),
      fc.array(fc.constantFrom<Name>("first", "second"), { minLength: 3, maxLength: 3 }),
      fc.array(fc.record({ first: token(184), second: token(36) }), { minLength: 2, maxLength: 4 }),
      async (texts, names, readers) => {
        const parts = texts.flatMap((bytes, at): Part<Name>[] => (at === 0 ? [bytes] : [names[at - 1]!, bytes]));
        const packed = await packAround(parts, readers[0]!);
        expect(packed).not.toBeNull();
        for (const own of readers) {
          expect(brotliDecompressSync(packed!(own)!).equals(fillIn(parts, own))).toBe(true);
        }
      },
    ),
    { numRuns: 60 },
  );
});

test("values stand in it as they are: its length does not depend on them", async () => {
  const parts: Part<"token">[] = [Buffer.from("<p>abcabcabc"), "token", Buffer.from("abcabcabc</p>")];
  const packed = await packAround(parts, { token: "abcabcabc" });
  const lengths = ["abcabcabc", "q7x-_9Zk2"].map((token) => packed!({ token })!.length);
  expect(lengths[0]).toBe(lengths[1]);
  expect(packed!({ token: "q7x-_9Zk2" })!.includes("q7x-_9Zk2")).toBe(true);
  expect(packed!({ token: "another length" })).toBeNull();
});

test("a page that begins or ends with a value, or has two side by side, is not packed like this", async () => {
  const [bytes, values] = [Buffer.from("<p>abc</p>"), { token: "1" }];
  for (const parts of [
    ["token", bytes],
    [bytes, "token"],
    [bytes, "token", "token", bytes],
  ] as Part<"token">[][]) {
    expect(await packAround(parts, values)).toBeNull();
  }
});
