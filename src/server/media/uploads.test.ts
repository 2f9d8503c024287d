/** An upload from its first byte to the picture on the lodging's host, in a folder and in a bucket. */
import { sql } from "drizzle-orm";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import * as contract from "#contract/media.ts";
import { PICTURE_LIMITS } from "#rules/media/picture-limits.ts";
import { readPicture } from "#rules/site/pictures.ts";
import { picture } from "#server/database/tables/media.ts";
import { createS3Store } from "#server/media/stores/s3-store.ts";
import { workOffPictures } from "#server/media/work-off-pictures.ts";
import { drawPicture } from "#tests/helpers/pictures.ts";
import { proofOf } from "#tests/helpers/staff-member.ts";
import { studioCalls } from "#tests/helpers/studio-calls.ts";
import { readRows } from "#tests/helpers/wire.ts";
import { openWorld, type World } from "#tests/setup/world.ts";
import { SANDBOX_S3 } from "../../../sandbox/s3.ts";
import { createSandbox, openBank } from "../../../sandbox/sandbox.ts";

type Lodging = Awaited<ReturnType<ReturnType<typeof studioCalls>["lodgingWithOwner"]>>;

const inFolder = () => openWorld();
let bank: Awaited<ReturnType<typeof openBank>>;
beforeAll(async () => {
  bank = await openBank(createSandbox(), 0);
});
afterAll(() => bank.close());
const inBucket = () => openWorld({ store: createS3Store({ endpoint: `${bank.url}/s3`, ...SANDBOX_S3 }) });

const start = async ({ api, hotel: { domain } }: Lodging, bytes: Buffer, name = "sea.jpg") =>
  (await api(contract.startUpload, { body: { domain, name, bytes: bytes.length } })).upload_id;

/** All of it, in pieces of this size. */
async function send({ api, hotel: { domain } }: Lodging, upload_id: string, bytes: Buffer, size = 50_000) {
  for (let at = 0; at < bytes.length;) {
    const piece = new Uint8Array(bytes.subarray(at, at + size));
    const query = { domain, upload_id, offset: String(at) };
    at = (await api(contract.sendPiece, { query, body: { bytes: piece } })).offset;
  }
}

const finish = ({ api, hotel: { domain } }: Lodging, upload_id: string) =>
  api(contract.finishUpload, { body: { domain, upload_id } });

async function ready({ api, hotel: { domain } }: Lodging, upload_id: string) {
  const read = async () => (await api(contract.getUpload, { query: { domain, upload_id } })).picture;
  await expect.poll(async () => (await read()).state, { timeout: 20_000 }).toBe("ready");
  return read();
}

/** Noise: its files are as large as a photograph's. */
const drawNoise = (width: number, height: number) =>
  sharp({
    create: { width, height, channels: 3, background: "#808080", noise: { type: "gaussian", mean: 128, sigma: 40 } },
  });

describe.each([
  ["a folder", inFolder],
  ["a bucket", inBucket],
])("with %s", (_name, open) => {
  let world: World;
  let lodging: Lodging;
  let calls: ReturnType<typeof studioCalls>;
  beforeAll(async () => {
    world = await open();
    calls = studioCalls(world);
    lodging = await calls.lodgingWithOwner();
  });
  afterAll(() => world.close());
  const storedKeys = () => world.dependencies.media.store.list(`${lodging.hotel.hotel_id}/`);

  test("a picture arrives in pieces, keeps its orientation, loses its place and is served to guests", async () => {
    const bytes = await drawNoise(900, 600)
      .withExif({ IFD0: { Copyright: "secret" }, IFD3: { GPSLatitude: "25/1 2/1 3/1" } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    const upload_id = await start(lodging, bytes, "海 邊 Sea view.jpg");
    await send(lodging, upload_id, bytes);
    const { picture: taken, is_duplicate } = await finish(lodging, upload_id);
    expect(is_duplicate).toBe(false);
    expect(taken).toMatchObject({ type: "jpeg", width: 600, height: 900, name: "海 邊 Sea view.jpg" });
    const shown = await ready(lodging, upload_id);
    const { name, width, height } = readPicture(shown.src)!;
    expect([width, height]).toEqual([600, 900]);
    const { hotel } = lodging;
    const own = await world.fetch(hotel.domain, `/img/${name}/320.jpg`);
    expect(own.status).toBe(200);
    const metadata = await sharp(Buffer.from(await own.arrayBuffer())).metadata();
    expect(metadata).toMatchObject({ width: 320, height: 480 });
    expect(metadata.exif).toBeUndefined();
    const other = await calls.lodgingWithOwner();
    expect((await world.fetch(other.hotel.domain, `/img/${name}/320.jpg`)).status).toBe(404);
    // The original stays as it was; the pieces are gone.
    const keys = await storedKeys();
    expect(keys.filter((key) => key.includes("/uploads/"))).toEqual([]);
    const original = await world.dependencies.media.store.get(`${hotel.hotel_id}/originals/${upload_id}`);
    expect(original?.equals(bytes)).toBe(true);
  });

  test("after a broken connection it goes on where it was; a piece sent twice counts once", async () => {
    const bytes = await drawNoise(400, 300).jpeg({ quality: 95 }).toBuffer();
    const { api, hotel } = lodging;
    const upload_id = await start(lodging, bytes);
    const piece = (from: number, to: number) =>
      api(contract.sendPiece, {
        query: { domain: hotel.domain, upload_id, offset: String(from) },
        body: { bytes: new Uint8Array(bytes.subarray(from, to)) },
      });
    expect(await piece(0, 1000)).toEqual({ offset: 1000 });
    // The answer was lost: the same piece again, two at once, and one that is too far ahead.
    expect(await piece(0, 1000)).toEqual({ offset: 1000 });
    const both = await Promise.all([piece(1000, 3000), piece(1000, 3000)]);
    expect(both).toEqual([{ offset: 3000 }, { offset: 3000 }]);
    expect(await piece(9000, 9100)).toEqual({ offset: 3000 });
    await expect(finish(lodging, upload_id)).rejects.toMatchObject({ code: "UPLOAD_INCOMPLETE" });
    // Another browser, later.
    const { offset } = await api(contract.getUpload, { query: { domain: hotel.domain, upload_id } });
    expect(offset).toBe(3000);
    await piece(offset, bytes.length);
    await finish(lodging, upload_id);
    expect((await ready(lodging, upload_id)).width).toBe(400);
    // And what arrived is what was sent.
    const original = await world.dependencies.media.store.get(`${hotel.hotel_id}/originals/${upload_id}`);
    expect(original?.equals(bytes)).toBe(true);
  });

  test("the same picture again is not stored again, also when both end at once", async () => {
    const bytes = await drawNoise(300, 200).png().toBuffer();
    const ids = await Promise.all([start(lodging, bytes, "a.png"), start(lodging, bytes, "b.png")]);
    await Promise.all(ids.map((id) => send(lodging, id, bytes)));
    const ended = await Promise.all(ids.map((id) => finish(lodging, id)));
    expect(ended.map(({ is_duplicate }) => is_duplicate).sort()).toEqual([false, true]);
    expect(ended[0]!.picture.picture_id).toBe(ended[1]!.picture.picture_id);
    const originals = (await storedKeys()).filter((key) => ids.some((id) => key.includes(id)));
    expect(originals).toHaveLength(1);
    await ready(lodging, ended[0]!.picture.picture_id);
  });

  test("a logo keeps its transparency", async () => {
    const bytes = await sharp({
      create: { width: 80, height: 40, channels: 4, background: { r: 9, g: 9, b: 9, alpha: 0.5 } },
    })
      .png()
      .toBuffer();
    const upload_id = await start(lodging, bytes, "logo.png");
    await send(lodging, upload_id, bytes);
    await finish(lodging, upload_id);
    const { src } = await ready(lodging, upload_id);
    const base = await world.dependencies.media.images.baseOf(lodging.hotel.hotel_id, readPicture(src)!.name);
    expect((await sharp(base!).metadata()).hasAlpha).toBe(true);
  });

  test("what nobody continues for a day is removed, with its bytes; what was cut off is made after all", async () => {
    const { hotel_id } = lodging.hotel;
    const bytes = await drawPicture(50, 50, "#123456");
    const left = await start(lodging, bytes);
    await send(lodging, left, bytes.subarray(0, 100));
    // As if its process had ended right after the answer.
    const cutOff = await start(lodging, bytes);
    await send(lodging, cutOff, bytes);
    await world.dependencies.media.store.put(`${hotel_id}/originals/${cutOff}`, bytes);
    await world.database.forHotel(hotel_id, (query) =>
      query
        .update(picture)
        .set({ state: "processing", bytes: bytes.length, next_at: new Date() })
        .where(sql`picture_id = ${cutOff}`),
    );
    const at = (hours: number) => () => new Date(Date.now() + hours * 3_600_000);
    const states = () =>
      readRows<{ picture_id: string; state: string }>(
        world.database,
        hotel_id,
        sql`select picture_id, state from picture where picture_id in (${left}, ${cutOff}) order by picture_id`,
      );
    await workOffPictures(world.dependencies, at(23));
    expect((await states()).map(({ state }) => state)).toEqual(["uploading", "ready"]);
    await workOffPictures(world.dependencies, at(25));
    expect((await states()).map(({ state }) => state)).toEqual(["ready"]);
    expect((await storedKeys()).filter((key) => key.includes(left))).toEqual([]);
  });
});

describe("what is said before", () => {
  let world: World;
  let lodging: Lodging;
  beforeAll(async () => {
    world = await inFolder();
    lodging = await studioCalls(world).lodgingWithOwner();
  });
  afterAll(() => world.close());
  const announce = (given: { name?: string; bytes?: number; type?: string }) =>
    lodging.api(contract.startUpload, {
      body: { domain: lodging.hotel.domain, name: "a.jpg", bytes: 100, ...given },
    });

  test.each([
    [{ bytes: 0 }, "PICTURE_EMPTY"],
    [{ bytes: PICTURE_LIMITS.bytes + 1 }, "PICTURE_TOO_LARGE"],
    [{ type: "image/svg+xml" }, "PICTURE_TYPE"],
    [{ type: "text/html" }, "PICTURE_TYPE"],
    [{ name: "../../etc/passwd" }, "INVALID_INPUT"],
    [{ name: "C:\\boot.ini" }, "INVALID_INPUT"],
    [{ name: "a\u0000.jpg" }, "INVALID_INPUT"],
    [{ name: ".." }, "INVALID_INPUT"],
    [{ name: "" }, "INVALID_INPUT"],
  ])("%j is refused before any byte", async (given, code) => {
    await expect(announce(given)).rejects.toMatchObject({ code });
  });

  test("a lodging's space is counted, with what is on its way; archived pictures too", async () => {
    const { hotel } = lodging;
    const row = { name: "x.jpg", created_at: new Date(), updated_at: new Date(), hotel_id: hotel.hotel_id };
    const free = 1000;
    const taken = { said_bytes: 1, state: "ready", bytes: PICTURE_LIMITS.lodging_bytes - free } as const;
    await world.database.forHotel(hotel.hotel_id, (query) =>
      query
        .insert(picture)
        .values({ ...row, ...taken, picture_id: "01000000-0000-7000-8000-000000000000", archived_at: new Date() }),
    );
    await expect(announce({ bytes: free + 1 })).rejects.toMatchObject({ code: "PICTURE_SPACE" });
    // Of many at once only as many begin as there is space for.
    const outcomes = await Promise.allSettled(Array.from({ length: 6 }, () => announce({ bytes: 300 })));
    expect(outcomes.filter(({ status }) => status === "fulfilled")).toHaveLength(3);
    const { taken: counted } = await lodging.api(contract.listPictures, { query: { domain: hotel.domain } });
    expect(counted).toMatchObject({ bytes: PICTURE_LIMITS.lodging_bytes - 100, pictures: 1, archived_pictures: 1 });
  });

  test("a piece needs the session, the proof against other sites, and no more bytes than a piece has", async () => {
    const { owner, hotel } = await studioCalls(world).lodgingWithOwner();
    const bytes = Buffer.alloc(2000, 7);
    const upload_id = await start({ ...lodging, ...(await asOwner(owner, hotel)) }, bytes);
    const host = world.dependencies.platformHost;
    const post = (headers: Record<string, string>, body: Uint8Array<ArrayBuffer>) =>
      world.fetch(host, `/api/studio/media/piece?domain=${hotel.domain}&upload_id=${upload_id}&offset=0`, {
        method: "POST",
        headers: { "content-length": String(body.length), ...headers },
        body,
      });
    const piece = new Uint8Array(bytes);
    const codeOf = async (response: Response) => ((await response.json()) as { code?: string }).code;
    expect(await codeOf(await post({}, piece))).toBe("SIGN_IN_NEEDED");
    expect(await codeOf(await post({ cookie: owner.cookie }, piece))).toBe("XSRF_FAILED");
    const proof = proofOf(world, host, owner.cookie);
    const large = await post(proof, new Uint8Array(PICTURE_LIMITS.piece + 1));
    expect([large.status, await codeOf(large)]).toEqual([413, "BODY_TOO_LARGE"]);
    const right = await post(proof, piece);
    expect(await right.json()).toMatchObject({ success: true, data: { offset: 2000 } });
  });

  const asOwner = async (owner: Lodging["owner"], hotel: Lodging["hotel"]) => ({
    owner,
    hotel,
    api: studioCalls(world).at(owner),
  });
});
