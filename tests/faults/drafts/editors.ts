/** Two people who edit one site, each from what they have last seen, like two open browsers. */
import fc from "fast-check";
import type { Call, CallInput } from "#contract/call.ts";
import * as drafts from "#contract/site-drafts.ts";
import * as versions from "#contract/site-versions.ts";
import type { CallRefused } from "#contract/client.ts";
import { type ContentRecord, valueIn } from "#rules/content/site-content.ts";
import { publishScheduled } from "#server/drafts/publish-scheduled.ts";
import { signInStaff } from "#tests/helpers/staff-member.ts";
import { studioCalls } from "#tests/helpers/studio-calls.ts";
import type { World } from "#tests/setup/world.ts";

const FIELDS = {
  site: [
    ["banner_title", "zh-TW"],
    ["banner_title", "ja-JP"],
    ["phone", ""],
  ],
  room: [
    ["room_class_name", "zh-TW"],
    ["introduction", "en-US"],
    ["priority", ""],
  ],
  facility: [
    ["facilities_title", "zh-TW"],
    ["floor", ""],
    ["priority", ""],
  ],
  promotion: [
    ["promotion_title", "zh-TW"],
    ["sub_title", "ko-KR"],
    ["show_in_index", ""],
  ],
  menu: [["menu_items", ""]],
} as const;

const nth = fc.nat({ max: 11 });
const by = fc.constantFrom(0 as const, 1 as const);
const intents = {
  edit: fc.record({
    kind: fc.constant("edit" as const),
    by,
    record: nth,
    field: nth,
    empty: fc.nat({ max: 3 }).map((one) => one === 0),
  }),
  /** Archives it, or puts it back. */
  turn: fc.record({ kind: fc.constant("turn" as const), by, record: nth }),
  add: fc.record({
    kind: fc.constant("add" as const),
    by,
    what: fc.constantFrom("room" as const, "facility" as const, "attraction" as const),
    copy: fc.boolean(),
    named: fc.nat({ max: 7 }).map((one) => one > 0),
  }),
  look: fc.record({ kind: fc.constant("look" as const), by }),
  discard: fc.record({
    kind: fc.constant("discard" as const),
    by,
    record: nth,
    field: nth,
    what: fc.constantFrom("all" as const, "record" as const, "record" as const, "field" as const),
  }),
  publish: fc.record({ kind: fc.constant("publish" as const), by }),
  clock: fc.record({ kind: fc.constant("clock" as const), by }),
  restore: fc.record({ kind: fc.constant("restore" as const), by, version: nth }),
};
export const anyIntent = fc.oneof(
  { weight: 6, arbitrary: intents.edit },
  { weight: 2, arbitrary: intents.turn },
  { weight: 2, arbitrary: intents.add },
  { weight: 2, arbitrary: intents.look },
  { weight: 2, arbitrary: intents.discard },
  { weight: 3, arbitrary: intents.publish },
  { weight: 1, arbitrary: intents.clock },
  { weight: 2, arbitrary: intents.restore },
);
export type Intent = typeof anyIntent extends fc.Arbitrary<infer Value> ? Value : never;

/** A write that was acknowledged; its value is like no other. */
type Acknowledged = { actor: string; name: string; seen: unknown; value: unknown };

const MINUTE = 60_000;

export async function twoEditors(world: World, { hotel_id, domain }: { hotel_id: number; domain: string }) {
  const studio = studioCalls(world);
  const acknowledged: Acknowledged[] = [];
  const outcomes: Record<string, number> = {};
  let serial = 0;

  const open = async (role: "owner" | "manager") => {
    const person = await signInStaff(world, { roles: { [hotel_id]: role } });
    const api = studio.at(person);
    return { api, actor: `staff:${person.account_id}`, view: await api(drafts.getSiteDraft, { query: { domain } }) };
  };
  const editors = [await open("owner"), await open("manager")] as const;
  const pick = <Item>(items: readonly Item[], at: number): Item => items[at % items.length]!;

  /** A refusal is an outcome like others; anything else is a failure of the test. */
  async function make<C extends Call>(editor: (typeof editors)[number], call: C, input: CallInput<C>) {
    try {
      const answer = await editor.api(call, input);
      outcomes[call.name] = (outcomes[call.name] ?? 0) + 1;
      return answer;
    } catch (error) {
      const { code } = error as CallRefused;
      if (!["NOTHING_TO_PUBLISH", "TEXTS_MISSING", "NOT_FOUND"].includes(code)) throw error;
      outcomes[`${call.name} ${code}`] = (outcomes[`${call.name} ${code}`] ?? 0) + 1;
      return null;
    }
  }

  async function save(
    editor: (typeof editors)[number],
    record: ContentRecord,
    field: string,
    lang: string,
    value: unknown,
  ) {
    const name = { record: record.record, record_id: record.record_id, field, lang: lang as "" };
    const isThere = editor.view.records.some(
      (each) => each.record === name.record && each.record_id === name.record_id,
    );
    const seen = field === "present" ? isThere : valueIn(record.fields, name);
    const answer = await make(editor, drafts.saveDraft, { body: { domain, changes: [{ ...name, value, seen }] } });
    outcomes.conflicts = (outcomes.conflicts ?? 0) + (answer?.conflicts.length ?? 0);
    if (answer?.saved.length && typeof value === "string" && value !== "") {
      acknowledged.push({
        actor: editor.actor,
        name: `${record.record} ${record.record_id} ${field} ${lang}`,
        seen,
        value,
      });
    }
    // What a form holds after saving: the field as it was written, all others as they were read.
    if (answer?.saved.length && field !== "present") {
      const { [field]: texts, ...others } = record.fields;
      record.fields = { ...others, [field]: lang === "" ? value : { ...(texts as object), [lang]: value } };
    }
  }

  async function carryOut(intent: Intent): Promise<void> {
    const editor = editors[intent.by];
    const { view } = editor;
    const known = [...view.records, ...view.archived] as ContentRecord[];
    if (intent.kind === "look") {
      editor.view = await editor.api(drafts.getSiteDraft, { query: { domain } });
    } else if (intent.kind === "edit") {
      const record = pick(known, intent.record);
      const [field, lang] = pick<readonly [string, string]>(FIELDS[record.record], intent.field);
      serial += 1;
      const values: Record<string, unknown> = {
        priority: serial,
        show_in_index: intent.empty,
        menu_items: intent.empty ? null : [{ type: "rooms", title: {}, status: true, link: "", open: false }],
      };
      await save(editor, record, field, lang, field in values ? values[field] : intent.empty ? "" : `第${serial}字`);
    } else if (intent.kind === "turn") {
      const some = known.filter(({ record }) => record !== "site" && record !== "menu");
      if (some.length === 0) return;
      const record = pick(some, intent.record);
      await save(editor, record, "present", "", !view.records.includes(record as never));
    } else if (intent.kind === "add") {
      const kind = intent.what === "attraction" ? "promotion" : intent.what;
      const copied = intent.copy ? view.records.find(({ record }) => record === kind) : undefined;
      const copy_of = copied && { copy_of: copied.record_id };
      const added = await make(editor, drafts.addSiteRecord, { body: { domain, record: intent.what, ...copy_of } });
      if (!added || copied) return;
      const [[field, lang]] = FIELDS[kind];
      const record = { ...added, fields: {} };
      // Some stay without a name: then nothing can be published until they have one, or are gone.
      if (intent.named) await save(editor, record, field, lang, `第${(serial += 1)}字`);
    } else if (intent.kind === "discard") {
      const { record, record_id } = pick(known, intent.record);
      const [field] = pick<readonly [string, string]>(FIELDS[record], intent.field);
      const of = { all: {}, record: { record, record_id }, field: { record, record_id, field } }[intent.what];
      await make(editor, drafts.discardDraft, { body: { domain, ...of } });
    } else if (intent.kind === "publish") {
      await make(editor, drafts.publishSite, { body: { domain } });
    } else if (intent.kind === "clock") {
      const at = world.dependencies.clock().getTime() + 10 * MINUTE;
      const publish_timestamp = Math.floor(at / 1000);
      await make(editor, drafts.scheduleSitePublish, { body: { domain, publish_timestamp, note: "" } });
      await publishScheduled(world.dependencies, new Date(at + MINUTE));
    } else {
      const { versions: made } = await editor.api(versions.listSiteVersions, { query: { domain } });
      if (made.length === 0) return;
      const { version } = pick(made, intent.version);
      await make(editor, versions.restoreSiteVersion, { body: { domain, version } });
    }
  }
  return { carryOut, acknowledged, outcomes };
}
