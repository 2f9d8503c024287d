/** Which screen has a field. */
import { type ContentRecord, type FieldName, recordKey } from "#rules/content/site-content.ts";

const BASICS = new Set(
  (
    "hotel_name upper_name phone phone2 email fax line fb instagram address coordinates google_map_open_way google_store_name " +
    "checkin_start_time checkin_end_time checkout_time thsr_support_on thsr_station thsr_terms logo_images icon_image support_lang registration_name " +
    "business_registration unified_business_number agent_name"
  ).split(" "),
);

const PROMOTION_SCREENS: Record<string, string> = {
  promotion: "promotions",
  announcement: "news",
  attraction: "attractions",
};

export function fieldPlace(name: FieldName, records: readonly ContentRecord[]): string {
  const { record, record_id, field } = name;
  if (record === "site" && field === "support_facilities") return "facilities";
  if (record === "site") return BASICS.has(field) ? "basics" : "content";
  if (record === "menu") return "menu";
  if (record === "room") return `rooms/${record_id}`;
  if (record === "facility") return `facilities/${record_id}`;
  const kind = records.find((each) => recordKey(each) === recordKey(name))?.fields.kind;
  return `${PROMOTION_SCREENS[String(kind)] ?? "promotions"}/${record_id}`;
}
