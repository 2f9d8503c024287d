/** Two hundred uploads that want to hurt: each refused with its sentence, nothing of them stored, memory as before. */
import { sql } from "drizzle-orm";
import sharp from "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";
import * as contract from "#contract/media.ts";
import type { CallRefused } from "#contract/client.ts";
import { WORDS } from "#languages/languages.ts";
import type { RefusalCode } from "#rules/calls/refusals.ts";
import { PICTURE_LIMITS } from "#rules/media/picture-limits.ts";
import { studioCalls } from "#tests/helpers/studio-calls.ts";
import { readRows } from "#tests/helpers/wire.ts";
import { openWorld, type World } from "#tests/setup/world.ts";
import { hostileFiles, pngBomb } from "#tests/faults/uploads/hostile-files.ts";

let world: World;
let lodging: Awaited<ReturnType<ReturnType<typeof studioCalls>["lodgingWithOwner"]>>;

beforeAll(async () => {
  world = await openWorld();
  lodging = await studioCalls(world).lodgingWithOwner();
});
afterAll(() => world.close());

/** The code and the sentence, or what became of it. */
async function upload(bytes: Buffer): Promise<{ code: string; message: string; upload_id: string }> {
  const { domain } = lodging.hotel;
  const { upload_id } = await lodging.api(contract.startUpload, {
    body: { domain, name: "photo.jpg", bytes: bytes.length, type: "image/jpeg" },
  });
  for (let at = 0; at < bytes.length; at += PICTURE_LIMITS.piece) {
    const piece = new Uint8Array(bytes.subarray(at, at + PICTURE_LIMITS.piece));
    await lodging.api(contract.sendPiece, { query: { domain, upload_id, offset: String(at) }, body: { bytes: piece } });
  }
  return lodging.api(contract.finishUpload, { body: { domain, upload_id } }).then(
    ({ picture }) => ({ code: picture.state, message: "", upload_id }),
    (error: CallRefused) => ({ code: error.code, message: error.message, upload_id }),
  );
}

/** What became of one that was taken at first. */
async function outcome(upload_id: string) {
  const { domain } = lodging.hotel;
  const read = async () => (await lodging.api(contract.getUpload, { query: { domain, upload_id } })).picture;
  await expect.poll(async () => (await read()).state, { timeout: 60_000 }).toMatch(/ready|failed/);
  return read();
}

function randomFrom(seed: number): (most: number) => number {
  let state = seed;
  return (most) => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0;
    return Math.floor((state / 2 ** 32) * most);
  };
}

test("200 hostile uploads are refused in words, and nothing is stored", async () => {
  const seed = Number(process.env.SEED ?? 20261117);
  const files = await hostileFiles(randomFrom(seed));
  expect(files.length).toBeGreaterThanOrEqual(200);
  const wrong: string[] = [];
  const resident: number[] = [];
  for (const { about, bytes, refused } of files) {
    const { code, message, upload_id } = await upload(bytes);
    resident.push(process.memoryUsage().rss);
    // Its header may be right: then its pixels are looked at, after the answer.
    const isLater = code === "processing" && refused === "PICTURE_BROKEN";
    const end = isLater ? await outcome(upload_id) : null;
    const isRefused = end ? end.state === "failed" : code === refused;
    const sentence = end ? end.problem : message;
    const right: string = WORDS["en-US"].refusals[refused as RefusalCode];
    if (!isRefused || sentence !== right) wrong.push(`${about}: ${end?.state ?? code} "${sentence}" (seed ${seed})`);
  }
  expect(wrong).toEqual([]);
  const { hotel_id } = lodging.hotel;
  const kept = await world.dependencies.media.store.list(`${hotel_id}/`);
  expect(kept).toEqual([]);
  // That one was refused is remembered for some minutes, for a request that comes again.
  const rows = sql`select state, bytes from picture
    where hotel_id = ${hotel_id} and (bytes > 0 or (state <> 'failed' and removed_at is null))`;
  expect(await readRows(world.database, hotel_id, rows)).toEqual([]);
  // Memory is flat: a leak of what was sent would be some gigabytes. Other tests share the process.
  const half = Math.floor(resident.length / 2);
  const [first, second] = [Math.max(...resident.slice(0, half)), Math.max(...resident.slice(half))];
  expect(second / first).toBeLessThan(2);
}, 240_000);

test("a large picture of nothing is taken, and made without holding its pixels", async () => {
  // 99 megapixels: 300 MB if they were held at once.
  const rows = 9_900;
  const { code, upload_id } = await upload(pngBomb(10_000, rows, (10_000 * 3 + 1) * rows));
  expect(code).toBe("processing");
  expect((await outcome(upload_id)).state).toBe("ready");
  // In megabytes, the most that pictures have taken since the process began.
  const { memory } = sharp.cache() as { memory: { high: number } };
  expect(memory.high).toBeLessThan(200);
}, 120_000);
