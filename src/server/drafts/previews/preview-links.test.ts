/** Addresses of previews end at once: with the link, with the role of whoever made it, with the last session, and by time. */
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import * as drafts from "#contract/site-drafts.ts";
import * as studio from "#contract/studio.ts";
import * as links from "#contract/studio/preview-links.ts";
import { type SignedIn, signInStaff } from "#tests/helpers/staff-member.ts";
import { studioCalls } from "#tests/helpers/studio-calls.ts";
import { readRows } from "#tests/helpers/wire.ts";
import { fillHotel, makeHotel } from "#tests/lodgings/hotel-rows.ts";
import { openWorld, type World } from "#tests/setup/world.ts";

const DAY_MS = 86_400_000;

let world: World;
let later = 0;
beforeAll(async () => {
  world = await openWorld({ clock: () => new Date(Date.now() + later) });
});
afterAll(() => world.close());

async function openTeam() {
  const hotel = await makeHotel(world.database);
  await fillHotel(world.database, hotel);
  const { hotel_id, domain } = hotel;
  const owner = await signInStaff(world, { roles: { [hotel_id]: "owner" } });
  const editor = await signInStaff(world, { roles: { [hotel_id]: "editor" } });
  const { at, codeOf } = studioCalls(world);
  const share = (who: SignedIn) => at(who)(links.sharePreview, { body: { domain } });
  const own = async (who: SignedIn) => (await at(who)(drafts.makePreviewLink, { body: { domain } })).url;
  const listed = async (who = owner) => (await at(who)(links.listPreviewLinks, { query: { domain } })).links;
  const change = (who: SignedIn, link_id: string, is_ended: boolean) =>
    codeOf(at(who), links.changePreviewLink, { body: { domain, link_id, is_ended } });
  /** Pages are not rendered here: it is enough to see which one is shown. */
  const status = async (url: string) => {
    const shown = (await (await world.fetch(domain, new URL(url).pathname)).json()) as { path: string };
    return shown.path === "/404" ? 404 : 200;
  };
  const remove = () => at(owner)(studio.removeStaff, { body: { domain, account_id: editor.account_id } });
  const setRole = (role: "editor" | "accountant") =>
    at(owner)(studio.changeStaffRole, { body: { domain, account_id: editor.account_id, role } });
  return { hotel_id, domain, owner, editor, at, codeOf, share, own, listed, change, status, remove, setRole };
}

test("what a removed editor has shared, and their own preview, shows nothing any more; also if they come back", async () => {
  const { hotel_id, editor, owner, share, own, listed, status, remove, change } = await openTeam();
  const { url, link_id } = await share(editor);
  const frame = await own(editor);
  expect([await status(url), await status(frame)]).toEqual([200, 200]);
  expect(await listed()).toMatchObject([{ link_id, version: 0, made_by: editor.email, url }]);
  await remove();
  expect([await status(url), await status(frame)]).toEqual([404, 404]);
  expect(await listed()).toEqual([]);
  await readRows(
    world.database,
    hotel_id,
    sql`insert into staff (hotel_id, account_id, email, role, since)
      values (${hotel_id}, ${editor.account_id}, ${editor.email}, 'editor', ${new Date(Date.now() + 1)}) returning 1`,
  );
  expect(await status(url)).toBe(404);
  expect(await listed()).toEqual([]);
  expect(await change(owner, link_id, false)).toBe("NOT_FOUND");
});

test("a role that may not write the draft shows nothing of it", async () => {
  const { editor, share, own, status, setRole } = await openTeam();
  const { url } = await share(editor);
  const frame = await own(editor);
  await setRole("accountant");
  expect([await status(url), await status(frame)]).toEqual([404, 404]);
});

test("one's own preview ends with signing out; what was shared goes on", async () => {
  const { editor, at, share, own, status } = await openTeam();
  const { url } = await share(editor);
  const frame = await own(editor);
  await at(editor)(studio.signOutOfStudio, {});
  expect([await status(url), await status(frame)]).toEqual([200, 404]);
});

test("a shared address is ended by anyone who may write the draft, and taken back; the log says so", async () => {
  const { hotel_id, owner, editor, share, listed, status, change } = await openTeam();
  const { url, link_id } = await share(owner);
  expect(await change(editor, link_id, true)).toBe("ok");
  expect(await status(url)).toBe(404);
  expect(await listed()).toEqual([]);
  expect(await change(editor, link_id, true)).toBe("NOT_FOUND");
  expect(await change(editor, link_id, false)).toBe("ok");
  expect(await status(url)).toBe(200);
  const log = await readRows<{ action: string }>(
    world.database,
    hotel_id,
    sql`select entry ->> 'action' as action from audit_log
      where hotel_id = ${hotel_id} and entry ->> 'action' like 'preview.%' order by seq`,
  );
  expect(log.map(({ action }) => action)).toEqual(["preview.shared", "preview.ended", "preview.reopened"]);
  const other = await openTeam();
  expect(await other.change(other.owner, link_id, true)).toBe("NOT_FOUND");
  expect(await status(url)).toBe(200);
});

test("shared again within the hour it is the same address; it ends after seven days, and a hundred are enough", async () => {
  const { hotel_id, domain, owner, editor, at, codeOf, share, listed, status } = await openTeam();
  const first = await share(owner);
  expect((await share(owner)).url).toBe(first.url);
  expect((await share(editor)).url).not.toBe(first.url);
  expect(await status(first.url.replace(/\/preview\/./, "/preview/x"))).toBe(404);
  later = 7 * DAY_MS + 60_000;
  try {
    expect(await status(first.url)).toBe(404);
  } finally {
    later = 0;
  }
  await readRows(
    world.database,
    hotel_id,
    sql`insert into preview_link (hotel_id, link_id, version, made_by, made_at, expires_at)
      select ${hotel_id}, gen_random_uuid(), 0, ${owner.account_id}, now(), now() + interval '5 days'
      from generate_series(1, 98) returning 1`,
  );
  expect(await listed()).toHaveLength(100);
  const version = { body: { domain, version: 1 } };
  expect(await codeOf(at(owner), links.sharePreview, version)).toBe("TOO_MANY_REQUESTS");
});
