import type { CallAnswer, HandlerInput } from "#contract/call.ts";
import type * as contract from "#contract/site-drafts.ts";
import { emptyFields, PRESENT } from "#rules/content/content-fields.ts";
import { changesOf, type ContentRecord, differencesOf, type FieldName, valueIn } from "#rules/content/site-content.ts";
import { appendAudit } from "#server/audit/append-audit.ts";
import type { PersonOf } from "#server/calls/person.ts";
import type { RequestContext } from "#server/calls/request-context.ts";
import { lockSite } from "#server/drafts/content-store.ts";
import { addHiddenRoom, putChange } from "#server/drafts/draft-store.ts";
import { loggedChange } from "#server/drafts/logged-change.ts";
import { nextId } from "#server/drafts/next-id.ts";
import { readDraft } from "#server/drafts/read-draft.ts";
import { Refusal } from "#server/errors/refusal.ts";

const valueBefore = ({ fields }: ContentRecord, name: FieldName) =>
  name.field === PRESENT ? false : valueIn(fields, name);

/** A lodging has dozens of each, not thousands: more is a program gone wrong. */
const MOST = 500;

export function addSiteRecord(
  { body }: HandlerInput<typeof contract.addSiteRecord>,
  { hotel: { hotel_id }, person, now, query }: RequestContext<PersonOf<"staff">>,
): Promise<CallAnswer<typeof contract.addSiteRecord>> {
  const record = body.record === "room" || body.record === "facility" ? body.record : ("promotion" as const);
  const isPromotion = record === "promotion";
  return query(async (query) => {
    await lockSite(query, hotel_id);
    const { after, archived } = await readDraft(query, hotel_id);
    const isAlike = ({ record: kind, fields }: ContentRecord) =>
      kind === record && (!isPromotion || fields.kind === body.record);
    const alike = after.filter(isAlike);
    const copied = body.copy_of === undefined ? null : alike.find(({ record_id }) => record_id === body.copy_of);
    if (copied === undefined) throw new Refusal("NOT_FOUND", ["copy_of"]);
    if (alike.length + archived.length >= MOST) throw new Refusal("TOO_MANY_REQUESTS");

    const record_id = await nextId(query, record);
    if (record === "room") await addHiddenRoom(query, hotel_id, record_id);
    const last = Math.max(0, ...alike.map(({ fields }) => Number(fields.priority ?? 0)));
    const fields = {
      ...emptyFields(record),
      ...copied?.fields,
      priority: last + 1,
      ...(isPromotion ? { kind: body.record } : {}),
      ...(record === "facility" ? { facilities_key: `f${record_id}` } : {}),
      ...(record === "room" ? { room_code: `R${record_id}` } : {}),
    };
    const begun = { record, record_id, fields: emptyFields(record) };
    const changes = [
      { record, record_id, field: PRESENT, lang: "" as const, value: true },
      ...changesOf(differencesOf([begun], [{ record, record_id, fields }])),
    ];
    for (const change of changes) {
      await putChange(query, hotel_id, { ...change, changed_by: person.account_id, changed_at: now });
    }
    const actor = `staff:${person.account_id}`;
    const added = changes.map(({ value, ...name }) => loggedChange(name, valueBefore(begun, name), value));
    await appendAudit(query, hotel_id, null, { at: now, actor, action: "draft.saved", changes: added });
    return { record, record_id };
  });
}
