/** What a lodging's log and versions say that its site and its draft are, worked out by hand: none of the server's own functions. */
import { CONTENT_FIELDS, emptyFields, isTextField, type RecordKind } from "#rules/content/content-fields.ts";
import type { ContentRecord } from "#rules/content/site-content.ts";

type LoggedChange = {
  record: RecordKind;
  record_id: number;
  field: string;
  lang: string;
  before?: unknown;
  after?: unknown;
};
export type LoggedEntry = { seq: number; action: string; actor: string; changes?: LoggedChange[]; version?: number };
export type KeptVersion = { version: number; source_version: number | null; content: ContentRecord[] };

/** By `field lang`; what is empty is left out. */
type Flat = Map<string, string>;
/** Of one field; null: emptied. */
type Value = string | null;
/** By `record id`. */
type Site = Map<string, Flat>;

const keyOf = ({ record, record_id }: { record: string; record_id: number }) => `${record} ${record_id}`;
const isNothing = (value: unknown) => value === "" || value === null || value === undefined;

/** The same data has the same spelling. */
function spelled(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(spelled).join()}]`;
  if (typeof value !== "object" || value === null) return JSON.stringify(value ?? null);
  const pairs = Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1));
  return `{${pairs.map(([name, each]) => `${name}:${spelled(each)}`).join()}}`;
}

function flatOf(record: RecordKind, fields: Record<string, unknown>): Flat {
  const flat: Flat = new Map();
  for (const field of Object.keys(CONTENT_FIELDS[record])) {
    const parts = isTextField(record, field) ? Object.entries(fields[field] ?? {}) : [["", fields[field]] as const];
    for (const [lang, value] of parts) if (!isNothing(value)) flat.set(`${field} ${lang}`, spelled(value));
  }
  return flat;
}

export const flatSite = (content: readonly ContentRecord[]): Site =>
  new Map(content.map((each) => [keyOf(each), flatOf(each.record, each.fields)]));

/** For comparing: in one order. */
export const listed = (site: Site): Record<string, Record<string, string>> =>
  Object.fromEntries(
    [...site]
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, flat]) => [key, Object.fromEntries([...flat].toSorted(([a], [b]) => (a < b ? -1 : 1)))]),
  );

function laidOver(base: Flat, own: Map<string, Value>): Flat {
  const flat: Flat = new Map(base);
  for (const [field, value] of own) {
    if (field === "present ") continue;
    if (value === null) flat.delete(field);
    else flat.set(field, value);
  }
  return flat;
}

export class ReplayedLog {
  published: Site;
  /** Off the site, and can come back. */
  archived: Site;
  /** Values of the draft by record; a value of null empties a field. */
  draft = new Map<string, Map<string, string | null>>();
  /** Where the log contradicts itself or the versions. */
  wrong: string[] = [];
  readonly #versions: Map<number, KeptVersion>;

  constructor(first: readonly ContentRecord[], archived: readonly ContentRecord[], versions: readonly KeptVersion[]) {
    this.published = flatSite(first);
    this.archived = flatSite(archived);
    this.#versions = new Map(versions.map((each) => [each.version, each]));
  }

  replay(log: readonly LoggedEntry[]): this {
    for (const { seq, action, changes = [], version } of log) {
      const at = `${seq} ${action}`;
      if (action === "draft.saved") for (const change of changes) this.#save(at, change);
      else if (action === "draft.discarded") for (const change of changes) this.#discard(change);
      else if (action === "site.published") this.#publish(at, version!);
      else if (action === "site.restored") this.#restore(at, version!);
    }
    return this;
  }

  #save(at: string, { before, after, ...name }: LoggedChange): void {
    const [key, field] = [keyOf(name), `${name.field} ${name.lang}`];
    if (!this.#base(key) && !this.draft.has(key)) {
      // A room has its row from the beginning, switched off.
      const fields = {
        ...emptyFields(name.record),
        ...(name.record === "room" ? { room_code: `R${name.record_id}` } : {}),
      };
      if (name.record === "room") this.archived.set(key, flatOf("room", fields));
    }
    const own = this.draft.get(key) ?? new Map<string, string | null>();
    const stored = name.field === "present" ? spelled(this.published.has(key)) : (this.#base(key)?.get(field) ?? null);
    const current = own.has(field) ? own.get(field)! : stored;
    const [was, is] = [before, after].map((value) => (isNothing(value) ? null : spelled(value))) as [Value, Value];
    const isNew = !this.#base(key) && !own.has("present ");
    // Its row gives a new room the code that its draft then names.
    const isCode = name.field === "room_code";
    if (!isNew && !isCode && was !== current)
      this.wrong.push(`${at}: ${key} ${field} was ${current}, the log says ${was}`);
    if (this.published.has(key) && is === stored) own.delete(field);
    else own.set(field, is);
    this.draft.set(key, own);
  }

  #base(key: string): Flat | undefined {
    const known = this.published.get(key) ?? this.archived.get(key);
    const [record] = key.split(" ") as [RecordKind];
    const isBegun = this.draft.get(key)?.has("present ");
    return known ?? (isBegun ? flatOf(record, emptyFields(record)) : undefined);
  }

  #discard(name: LoggedChange): void {
    const key = keyOf(name);
    this.draft.get(key)?.delete(`${name.field} ${name.lang}`);
    const wasPublished = [...this.#versions.values()].some(({ content }) =>
      content.some((each) => keyOf(each) === key),
    );
    if (name.record === "room" && name.field === "present" && !wasPublished) this.archived.delete(key);
  }

  /** The site with the draft laid over it. */
  shown(): Site {
    const keys = new Set([...this.published.keys(), ...this.archived.keys(), ...this.draft.keys()]);
    const site: Site = new Map();
    for (const key of keys) {
      const own = this.draft.get(key) ?? new Map<string, Value>();
      const present = own.get("present ") ?? spelled(this.published.has(key));
      const base = this.#base(key);
      if (present === "true" && base) site.set(key, laidOver(base, own));
    }
    return site;
  }

  #become(next: Site): void {
    for (const [key, flat] of this.published) if (!next.has(key)) this.archived.set(key, flat);
    for (const key of next.keys()) this.archived.delete(key);
    this.published = next;
  }

  #publish(at: string, version: number): void {
    const shown = this.shown();
    for (const [key, own] of this.draft) {
      // Written and taken off again before it was ever public: the archive has it as it was written.
      if (own.get("present ") === "false" && !this.published.has(key))
        this.archived.set(key, laidOver(this.#base(key)!, own));
    }
    this.#become(shown);
    this.draft.clear();
    this.#compare(at, version);
  }

  #restore(at: string, version: number): void {
    const source = this.#versions.get(this.#versions.get(version)?.source_version ?? 0);
    if (source) this.#become(flatSite(source.content));
    this.#compare(at, version);
  }

  #compare(at: string, version: number): void {
    const kept = this.#versions.get(version);
    const [is, says] = [JSON.stringify(listed(this.published)), JSON.stringify(listed(flatSite(kept?.content ?? [])))];
    if (is !== says) this.wrong.push(`${at}: version ${version} is ${says}, the log says ${is}`);
  }
}
