/** The end of an upload, requested many times at once: answers may be lost, and pages are opened twice. */
import { sql } from "drizzle-orm";
import sharp from "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";
import * as contract from "#contract/media.ts";
import { removePictureFiles } from "#server/media/remove-picture-files.ts";
import { studioCalls } from "#tests/helpers/studio-calls.ts";
import { readRows } from "#tests/helpers/wire.ts";
import { openWorld, type World } from "#tests/setup/world.ts";

let world: World;
let lodging: Awaited<ReturnType<ReturnType<typeof studioCalls>["lodgingWithOwner"]>>;
beforeAll(async () => {
  world = await openWorld();
  lodging = await studioCalls(world).lodgingWithOwner();
});
afterAll(() => world.close());

const domain = () => lodging.hotel.domain;
const storedKeys = () => world.dependencies.media.store.list(`${lodging.hotel.hotel_id}/`);

const start = async (bytes: Buffer) =>
  (await lodging.api(contract.startUpload, { body: { domain: domain(), name: "sea.png", bytes: bytes.length } }))
    .upload_id;

const send = (upload_id: string, bytes: Buffer) =>
  lodging.api(contract.sendPiece, {
    query: { domain: domain(), upload_id, offset: "0" },
    body: { bytes: new Uint8Array(bytes) },
  });

const finish = (upload_id: string) => lodging.api(contract.finishUpload, { body: { domain: domain(), upload_id } });

async function ready(upload_id: string) {
  const read = async () => (await lodging.api(contract.getUpload, { query: { domain: domain(), upload_id } })).picture;
  await expect.poll(async () => (await read()).state, { timeout: 20_000 }).toBe("ready");
  return read();
}

/** Noise: its file is as large as a photograph's. */
const drawNoise = (width: number, height: number) =>
  sharp({
    create: { width, height, channels: 3, background: "#808080", noise: { type: "gaussian", mean: 128, sigma: 40 } },
  });

test("the same end eight times at once, and once more: one and the same answer, one picture, one entry in the log", async () => {
  const { hotel_id } = lodging.hotel;
  const end = async (bytes: Buffer) => {
    const upload_id = await start(bytes);
    await send(upload_id, bytes);
    const outcome = () =>
      finish(upload_id).then(
        ({ picture: { picture_id }, is_duplicate }) => ({ picture_id, is_duplicate }),
        ({ code }: { code: string }) => ({ code }),
      );
    const answers = [...(await Promise.all(Array.from({ length: 8 }, outcome))), await outcome()];
    return { upload_id, answers };
  };
  const nine = <Answer>(answer: Answer) => Array.from({ length: 9 }, () => answer);
  const bytes = await drawNoise(640, 480).png().toBuffer();
  const first = await end(bytes);
  expect(first.answers).toEqual(nine({ picture_id: first.upload_id, is_duplicate: false }));
  await ready(first.upload_id);
  const logged = await readRows<{ entries: string }>(
    world.database,
    hotel_id,
    sql`select count(*) as entries from audit_log where hotel_id = ${hotel_id}
      and entry ->> 'action' = 'picture.uploaded' and entry ->> 'picture_id' = ${first.upload_id}`,
  );
  expect(Number(logged[0]!.entries)).toBe(1);

  const again = await end(bytes);
  expect(again.answers).toEqual(nine({ picture_id: first.upload_id, is_duplicate: true }));
  const noPicture = await end(Buffer.from("no picture at all"));
  expect(noPicture.answers).toEqual(nine({ code: "PICTURE_TYPE" }));
  // What ended without a picture leaves no bytes at once, and no row after a while.
  const others = [again.upload_id, noPicture.upload_id];
  expect((await storedKeys()).filter((key) => others.some((id) => key.includes(id)))).toEqual([]);
  const rows = () =>
    readRows<{ minutes: string }>(
      world.database,
      hotel_id,
      sql`select round(extract(epoch from next_at - now()) / 60) as minutes
        from picture where picture_id in (${others[0]}, ${others[1]})`,
    );
  expect((await rows()).map(({ minutes }) => Number(minutes))).toEqual([10, 10]);
  for (const id of others) await removePictureFiles(world.dependencies, hotel_id, id, new Date());
  expect(await rows()).toEqual([]);
  expect((await ready(first.upload_id)).width).toBe(640);
});
