/** The log of a lodging as its owner reads it: what others did, found by person, subject, day and words. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { CallInput } from "#contract/call.ts";
import { saveDraft } from "#contract/site-drafts.ts";
import * as contract from "#contract/studio/log.ts";
import { setRefundLimit } from "#contract/studio/refund-limit.ts";
import { changeStaffRole, removeStaff } from "#contract/studio.ts";
import { actionsAbout, LOG_ACTIONS, LOG_SUBJECTS, readAction } from "#rules/people/studio-log.ts";
import { addDays, dayAt } from "#rules/time/day.ts";
import { bookerOf } from "#tests/guests/booker.ts";
import { signInStaff } from "#tests/helpers/staff-member.ts";
import { studioCalls } from "#tests/helpers/studio-calls.ts";
import { expectClean, openLodging } from "#tests/lodgings/lodging.ts";
import { openWorld, type World } from "#tests/setup/world.ts";

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

type Query = CallInput<typeof contract.listLog>["query"];

test("an owner finds who changed what; pages follow each other, and nobody else reads it", async () => {
  const { at, codeOf } = studioCalls(world);
  const lodging = await openLodging(world.database);
  const { hotel_id, domain } = lodging;
  const owner = await signInStaff(world, { roles: { [hotel_id]: "owner" } });
  const editor = await signInStaff(world, { roles: { [hotel_id]: "editor" } });
  const [api, edits] = [at(owner), at(editor)];
  const order = await bookerOf(world, lodging).book(lodging.body([[0, 0, 1]], { pay_way: "cash" }));
  const name = { record: "site", record_id: 0, lang: "ja-JP" } as const;
  await edits(saveDraft, {
    body: { domain, changes: [{ ...name, field: "banner_title", value: "潮の音", seen: "" }] },
  });
  await edits(saveDraft, {
    body: { domain, changes: [{ ...name, field: "introduction", value: `<p>${"海".repeat(200)}</p>`, seen: "" }] },
  });
  await api(setRefundLimit, { body: { domain, limit: 5000 } });
  await api(changeStaffRole, { body: { domain, account_id: editor.account_id, role: "manager" } });

  const read = (more: Omit<Query, "domain"> = {}) => api(contract.listLog, { query: { domain, ...more } });
  const actions = async (more: Omit<Query, "domain">) => (await read(more)).entries.map(({ action }) => action);
  const all = await read();
  expect(all.next).toBeNull();
  expect(all.entries[0]).toMatchObject({ action: "staff.role_changed", subject: "team", actor: "staff" });
  expect(all.entries[0]!.whom).not.toBe("");
  expect(all.entries[0]!.changes).toMatchObject([{ before: "editor", after: "manager" }]);
  expect(all.entries[1]!.changes).toMatchObject([{ amount_before: null, amount_after: 5000 }]);
  expect(all.entries.flatMap(({ site_changes }) => site_changes)).toMatchObject([
    { field: "introduction", is_long: true },
    { field: "banner_title", before: "", after: "潮の音", is_long: false },
  ]);
  const placed = all.entries.find(({ action }) => action === "order.placed")!;
  expect(placed).toMatchObject({ actor: "guest", subject: "orders", order: { order_doc: order.order_doc } });

  expect(await actions({ who: editor.account_id })).toEqual(["draft.saved", "draft.saved"]);
  expect(await actions({ who: "guests" })).toContain("order.placed");
  expect(await actions({ who: "system" })).not.toContain("order.placed");
  expect(await actions({ subject: "settings" })).toEqual(["refund_limit.set"]);
  expect(await actions({ subject: "orders" })).toContain("order.placed");
  expect(await actions({ search: "潮の音" })).toEqual(["draft.saved"]);
  expect(await actions({ search: order.order_doc.slice(2) })).toContain("order.placed");
  expect(await actions({ search: "%" }), "no wildcard").toEqual([]);
  expect(await actions({ search: "返金", actions: "refund_limit.set" })).toEqual(["refund_limit.set"]);
  const today = dayAt(new Date(), "Asia/Taipei");
  expect(await actions({ from: today, to: today })).toHaveLength(all.entries.length);
  expect(await actions({ to: addDays(today, -1) })).toEqual([]);
  expect(await actions({ from: addDays(today, 1) })).toEqual([]);
  expect(await actions({ to: "0001-01-01" })).toEqual([]);
  expect(await actions({ from: "0001-01-01", to: "9999-12-31" })).toHaveLength(all.entries.length);

  const first = await read({ limit: "2" });
  const second = await read({ limit: "2", after: String(first.next) });
  expect([...first.entries, ...second.entries].map(({ seq }) => seq)).toEqual(
    all.entries.slice(0, 4).map(({ seq }) => seq),
  );
  await api(removeStaff, { body: { domain, account_id: editor.account_id } });
  const { people } = await read();
  expect(people.find(({ account_id }) => account_id === editor.account_id)?.name, "has left").toBe("");
  expect(
    await codeOf(at(await signInStaff(world, { roles: { [hotel_id]: "manager" } })), contract.listLog, {
      query: { domain },
    }),
  ).toBe("FORBIDDEN");
  await expectClean(world, hotel_id);
});

test("every subject of the log has its actions, and every action that the server writes has a name there", () => {
  const written = sourcesIn("src/server").flatMap((text) =>
    [...text.matchAll(/action(?:: | = |, after\] = \[|\] = \[[^\]]*)[^;]{0,80}/g)].flatMap(([near]) =>
      [...near.matchAll(/["`]([a-z_]+\.[a-z_]+)(?:["`:])/g)].map(([, action]) => readAction(action!).action),
    ),
  );
  expect(written.length).toBeGreaterThan(60);
  expect(written.filter((action) => !(LOG_ACTIONS as readonly string[]).includes(action))).toEqual([]);
  for (const subject of LOG_SUBJECTS) expect(actionsAbout(subject).length).toBeGreaterThan(0);
});

const sourcesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".ts") && !file.endsWith(".test.ts"))
    .map((file) => readFileSync(join(folder, file), "utf8"))
    .filter((text) => text.includes("appendAudit"));
