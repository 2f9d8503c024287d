/** A folder and a bucket behave alike; what the sandbox's bucket accepts is signed as Amazon's documentation says. */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createFolderStore } from "#server/media/stores/folder-store.ts";
import type { MediaStore } from "#server/media/stores/media-store.ts";
import { createS3Store } from "#server/media/stores/s3-store.ts";
import { createSandbox, openBank } from "../../../../sandbox/sandbox.ts";
import { SANDBOX_S3 } from "../../../../sandbox/s3.ts";

const folder = mkdtempSync(join(tmpdir(), "yado-store-"));
let bank: Awaited<ReturnType<typeof openBank>>;
let endpoint: string;

beforeAll(async () => {
  bank = await openBank(createSandbox(), 0);
  endpoint = `${bank.url}/s3`;
});
afterAll(async () => {
  await bank.close();
  rmSync(folder, { recursive: true, force: true });
});

const stores: [string, () => MediaStore][] = [
  ["a folder", () => createFolderStore(folder)],
  ["a bucket", () => createS3Store({ endpoint, ...SANDBOX_S3 })],
];

describe.each(stores)("%s", (_name, open) => {
  test("gives back what was put, to the byte, and its size", async () => {
    const store = open();
    const bytes = Buffer.from(Array.from({ length: 70_000 }, (_, nth) => (nth * 7) % 256));
    await store.put("7/room-0a1b2c3d-3x2.jpg", bytes);
    expect((await store.get("7/room-0a1b2c3d-3x2.jpg"))?.equals(bytes)).toBe(true);
    expect(await store.head("7/room-0a1b2c3d-3x2.jpg")).toEqual({ bytes: 70_000 });
    await store.put("7/room-0a1b2c3d-3x2.jpg", Buffer.from("other"));
    expect(String(await store.get("7/room-0a1b2c3d-3x2.jpg"))).toBe("other");
  });

  test("what is not there is null, and can be removed", async () => {
    const store = open();
    expect(await store.get("7/none")).toBeNull();
    expect(await store.head("7/none")).toBeNull();
    await expect(store.remove("7/none")).resolves.toBeUndefined();
  });

  test("an empty one is there", async () => {
    const store = open();
    await store.put("7/empty", new Uint8Array());
    expect(await store.head("7/empty")).toEqual({ bytes: 0 });
    expect((await store.get("7/empty"))?.length).toBe(0);
  });

  test("lists what begins alike, over several pages, and nothing else", async () => {
    const store = open();
    const keys = Array.from({ length: 120 }, (_, nth) => `8/uploads/one/${String(nth).padStart(4, "0")}`);
    for (const key of keys) await store.put(key, Buffer.from(key));
    await store.put("8/uploads/oneself/0000", Buffer.from("another"));
    await store.put("88/uploads/one/0000", Buffer.from("another lodging"));
    expect(await store.list("8/uploads/one/")).toEqual(keys);
    for (const key of keys) await store.remove(key);
    expect(await store.list("8/uploads/one/")).toEqual([]);
    expect(await store.list("8/")).toEqual(["8/uploads/oneself/0000"]);
  });

  test.each(["../8/secret", "7/../8/secret", "/etc/passwd", "7//a", "7/A", "7/a b", "7/", ""])(
    "%j is no key",
    async (key) => {
      const store = open();
      await expect((async () => store.get(key))()).rejects.toThrow("no key");
      await expect((async () => store.put(key, Buffer.from("x")))()).rejects.toThrow("no key");
    },
  );
});

test("a bucket is closed to whoever has another key", async () => {
  const stranger = createS3Store({ endpoint, ...SANDBOX_S3, secret: "guessed" });
  await expect(stranger.put("7/planted", Buffer.from("x"))).rejects.toThrow("SignatureDoesNotMatch");
  await expect(createS3Store({ endpoint, ...SANDBOX_S3 }).head("7/planted")).resolves.toBeNull();
});
