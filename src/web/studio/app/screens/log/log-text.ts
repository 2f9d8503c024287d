/** An entry of the log in the reader's words. */
import type { LogWords } from "#languages/zh-TW/studio/log.ts";
import type { SiteContentWords } from "#languages/zh-TW/studio/site-content.ts";
import { isStaffRole } from "#rules/people/staff-roles.ts";
import { type Language, textIn } from "#rules/text/language.ts";
import { fieldLabel } from "../../draft/field-label.ts";
import { isNothing, shownValue } from "../../draft/shown-value.ts";
import { useShown } from "../../parts/shown.ts";
import { LANGUAGE_NAMES } from "../../shell/language.ts";
import { useScreenWords, useStudio } from "../../studio-data.ts";
import type { LogEntry } from "./log-pages.ts";

export type LogScreenWords = SiteContentWords & LogWords;
export const useLogWords = () => useScreenWords<LogScreenWords>();

/** One change as it is shown; no values: only that it was changed. */
export type ShownChange = { label: string; before: string | null; after: string | null };

/** Known to the program by a number, which says nothing to a reader. */
const NUMBERS_ONLY = new Set(["refund_template_id", "item_numbers", "client_invoce_setting"]);

/** How a key is called, or the key itself. */
const namedIn =
  (names: object) =>
  (key: unknown): string =>
    (names as Record<string, string>)[String(key)] ?? String(key);

const LONGEST = 160;
const short = (text: string) => (text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text);

export function useLogText(names: Readonly<Record<string, string>>) {
  const all = useLogWords();
  const words = all.log;
  const shown = useShown();
  const { lang, lodging, role_names } = useStudio();

  const actionOf = ({ action }: LogEntry): string =>
    words.actions[action as keyof typeof words.actions] ?? words.actions.other;
  const actorOf = ({ actor, name }: LogEntry): string =>
    name || (words.actors[actor as keyof typeof words.actors] ?? words.actors.other);

  const valueOf = (field: string, value: unknown): string => {
    if (isNothing(value)) return words.no_value;
    if (isStaffRole(value)) return role_names[value];
    if (field === "contain_meals" && Array.isArray(value)) return shown.list(value.map(namedIn(words.meals)));
    if (field === "promo_type") return namedIn(words.promo)(value);
    if (field === "target_rooms" && Array.isArray(value))
      return shown.list(value.map((id) => names[`room ${id}`] ?? "").filter(Boolean));
    if (field === "payment_list" && Array.isArray(value)) return shown.list(value.map(namedIn(words.vendors)));
    if (field === "weekend_days" && Array.isArray(value))
      return shown.list(value.map((day) => weekday(Number(day), lang)));
    if (typeof value === "object" && !Array.isArray(value)) {
      return short(textIn(value as Record<string, string>, lang, lodging.main_lang).text) || words.changed;
    }
    return shownValue(value, all, shown);
  };

  /** A field that has no name here is one of a later time, or of no screen. */
  const labelOf = (field: string): string => (words.fields as Record<string, string>)[field] ?? "";

  function changesOf(entry: LogEntry): ShownChange[] {
    const { from_status: from, to_status: to } = entry;
    const status =
      to && from !== to ? [{ label: "", before: from ? words.status[from] : null, after: words.status[to] }] : [];
    const own = entry.changes.map(({ field, name, before, after, amount_before, amount_after }): ShownChange => {
      const label = [labelOf(field), name && field === "night" ? nightIn(name) : name].filter(Boolean).join(" · ");
      if (amount_before !== null || amount_after !== null) {
        const money = (amount: number | null) => (amount === null ? words.no_value : shown.money(amount));
        return { label, before: money(amount_before), after: money(amount_after) };
      }
      if (before === null && after === null) return { label: label || words.changed, before: null, after: null };
      if (NUMBERS_ONLY.has(field)) return { label: label || words.changed, before: null, after: null };
      // What is new had nothing before it.
      return { label, before: isNothing(before) ? null : valueOf(field, before), after: valueOf(field, after) };
    });
    const site = entry.site_changes.map((change): ShownChange => {
      const { record, record_id, field, lang: written } = change;
      const name = names[`${record} ${record_id}`];
      const isPresent = field === "present";
      const what = isPresent ? "" : fieldLabel(all, record, field);
      const label = [
        record === "site" ? "" : all.records[record],
        name,
        what + (written === "" ? "" : ` (${LANGUAGE_NAMES[written]})`),
      ]
        .filter(Boolean)
        .join(" · ");
      if (isPresent) return { label, before: null, after: change.after === true ? all.added : all.archived };
      if (change.is_long) return { label, before: null, after: words.long_value };
      return {
        label,
        before: isNothing(change.before) ? null : shownValue(change.before, all, shown),
        after: shownValue(change.after, all, shown),
      };
    });
    return [...status, ...own, ...site];
  }
  /** The day of a night that was set; with more nights the first of them. */
  const nightIn = (name: string) => name.replace(/2\d{3}-\d\d-\d\d/, (day) => shown.day(day));

  return { actionOf, actorOf, changesOf, words };
}

/** 1 is Monday: the 4th of January 2027 was one. */
const weekday = (day: number, lang: Language): string =>
  new Date(Date.UTC(2027, 0, 3 + day)).toLocaleDateString(lang, { weekday: "short", timeZone: "UTC" });
