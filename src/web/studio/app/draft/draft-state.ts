/**
 * The site's draft in this tab, shared by all screens that write it. What is typed is sent a second after the last key; what is
 * not sent yet is also kept in the browser's storage, so that a closed tab or a lost connection loses nothing.
 */
import type { CallAnswer } from "#contract/call.ts";
import { getSiteDraft, saveDraft } from "#contract/site-drafts.ts";
import { fieldKey, type FieldName, isSameValue, overlay, recordKey, valueIn } from "#rules/content/site-content.ts";
import type { Language } from "#rules/text/language.ts";
import { sendCall } from "../calls/send-call.ts";
import { asksToSignIn } from "../calls/sign-in-again.ts";

export type Draft = CallAnswer<typeof getSiteDraft>;
type Saved = CallAnswer<typeof saveDraft>;
export type Conflict = Saved["conflicts"][number];
export type RefusedReason = Saved["refused"][number]["reason"];

type Pending = FieldName & { value: unknown; seen: unknown };
/** What the server did not take, as it was typed: it stays in its field until it is put right. */
type Refused = Pending & { reason: RefusedReason };

export type DraftState = {
  draft: Draft | null;
  error: unknown;
  pending: ReadonlyMap<string, Pending>;
  conflicts: ReadonlyMap<string, Conflict>;
  refused: ReadonlyMap<string, Refused>;
  /** Fields from which something was taken out when they were saved. */
  cleaned: ReadonlySet<string>;
  status: "still" | "waiting" | "saving" | "failed";
  saved_at: Date | null;
  /** Counts what was saved: a preview is loaded again. */
  round: number;
};

const WAIT_MS = 1_000;
const RETRY_MS = 8_000;
const AT_ONCE = 100;

export type DraftStore = ReturnType<typeof createDraftStore>;

export function createDraftStore(domain: string, lang: Language) {
  const listeners = new Set<() => void>();
  const storageKey = `yado-draft ${domain}`;
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** One after the other: a second save that does not know the first one's answer would seem to be somebody else's. */
  let sending: Promise<void> | null = null;
  let state: DraftState = {
    draft: null,
    error: null,
    pending: unsentIn(storageKey),
    conflicts: new Map(),
    refused: new Map(),
    cleaned: new Set(),
    status: "still",
    saved_at: null,
    round: 0,
  };

  function set(changes: Partial<DraftState>): void {
    state = { ...state, ...changes };
    if (changes.pending ?? changes.refused) {
      const wrong = [...state.refused.values()].filter(({ reason }) => reason === "INVALID" || reason === "TOO_LONG");
      keepUnsent(storageKey, [...wrong, ...state.pending.values()]);
    }
    for (const listener of listeners) listener();
  }

  async function load(): Promise<void> {
    try {
      set({ draft: await sendCall(getSiteDraft, { query: { domain } }, { lang }), error: null });
      if (state.pending.size > 0) plan(0);
    } catch (error) {
      asksToSignIn(error);
      set({ error });
    }
  }

  function plan(wait: number): void {
    clearTimeout(timer);
    timer = setTimeout(() => void flush(), wait);
  }

  /** What the server has of a field. */
  function stored(name: FieldName): unknown {
    const { records = [], archived = [] } = state.draft ?? {};
    const found = [...records, ...archived].find((each) => recordKey(each) === recordKey(name));
    if (name.field === "present") return records.some((each) => recordKey(each) === recordKey(name));
    return found ? valueIn(found.fields, name) : null;
  }

  function change(name: FieldName, value: unknown): void {
    const key = fieldKey(name);
    const pending = new Map(state.pending);
    const seen = pending.get(key)?.seen ?? stored(name);
    if (isSameValue(value, stored(name)) && !sending) pending.delete(key);
    else pending.set(key, { ...name, value, seen });
    const [refused, cleaned] = [new Map(state.refused), new Set(state.cleaned)];
    refused.delete(key);
    cleaned.delete(key);
    set({ pending, refused, cleaned, status: sending ? "saving" : pending.size > 0 ? "waiting" : "still" });
    if (pending.size > 0) plan(WAIT_MS);
  }

  /** Sends what is typed so far; done when it is saved, or could not be. */
  async function flush(): Promise<void> {
    clearTimeout(timer);
    if (sending) {
      await sending;
      return state.status === "failed" ? undefined : flush();
    }
    if (state.pending.size === 0 || !state.draft) return undefined;
    sending = send([...state.pending.values()].slice(0, AT_ONCE));
    return sending;
  }

  async function send(sent: readonly Pending[]): Promise<void> {
    set({ status: "saving" });
    try {
      const answer = await sendCall(saveDraft, { body: { domain, changes: [...sent] } }, { lang });
      sending = null;
      accept(sent, answer);
    } catch (error) {
      sending = null;
      asksToSignIn(error);
      set({ status: "failed" });
      plan(RETRY_MS);
    }
  }

  function accept(sent: readonly Pending[], { saved, conflicts, refused }: Saved): void {
    const pending = new Map(state.pending);
    for (const each of sent) {
      const now = pending.get(fieldKey(each));
      if (now && isSameValue(now.value, each.value)) pending.delete(fieldKey(each));
    }
    // Typed on meanwhile: based on what has just been saved.
    for (const each of saved) {
      const later = pending.get(fieldKey(each));
      if (later) pending.set(fieldKey(each), { ...later, seen: each.value });
    }
    const isTaken = new Set(saved.map(fieldKey));
    const typed = new Map(sent.map((each) => [fieldKey(each), each]));
    const notTaken = [...state.refused].filter(([key]) => !isTaken.has(key));
    for (const { reason, ...name } of refused) {
      const given = typed.get(fieldKey(name));
      // Typed on meanwhile: that is sent in its turn.
      if (given && !pending.has(fieldKey(name))) notTaken.push([fieldKey(name), { ...given, reason }]);
    }
    set({
      pending,
      draft: withSaved(state.draft!, saved),
      conflicts: new Map([...state.conflicts, ...conflicts.map((each) => [fieldKey(each), each] as const)]),
      refused: new Map(notTaken),
      cleaned: new Set([...state.cleaned, ...saved.filter((each) => each.is_cleaned).map(fieldKey)]),
      status: pending.size > 0 ? "waiting" : "still",
      saved_at: saved.length > 0 ? new Date() : state.saved_at,
      round: saved.length > 0 ? state.round + 1 : state.round,
    });
    if (pending.size > 0) plan(WAIT_MS);
    else void load();
  }

  /** One of the two values of a conflict; both have been seen now. */
  function decide(conflict: Conflict, isMine: boolean): void {
    const key = fieldKey(conflict);
    const conflicts = new Map(state.conflicts);
    conflicts.delete(key);
    set({ conflicts });
    if (!isMine) return void load();
    const { record, record_id, field, lang, yours, theirs } = conflict;
    const chosen = { record, record_id, field, lang, value: yours, seen: theirs };
    set({ pending: new Map([...state.pending, [key, chosen]]), status: "waiting" });
    plan(0);
  }

  /** The draft was thrown away: what could not be saved goes with it. */
  function forget(): void {
    set({ refused: new Map() });
  }

  return {
    state: () => state,
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    load,
    change,
    flush,
    decide,
    forget,
  };
}

function withSaved(draft: Draft, saved: Saved["saved"]): Draft {
  const changes = saved.map(({ record, record_id, field, lang, value }) => ({ record, record_id, field, lang, value }));
  const all = [...draft.records, ...draft.archived];
  const records = overlay(draft.records, changes, draft.archived);
  const shown = new Set(records.map(recordKey));
  return { ...draft, records, archived: all.filter((each) => !shown.has(recordKey(each))) };
}

const pendingOf = ({ record, record_id, field, lang, value, seen }: Pending): Pending => ({
  record,
  record_id,
  field,
  lang,
  value,
  seen,
});

function unsentIn(key: string): Map<string, Pending> {
  try {
    const found = JSON.parse(localStorage.getItem(key) ?? "[]") as Pending[];
    return new Map(found.map((each) => [fieldKey(each), each]));
  } catch {
    return new Map();
  }
}

function keepUnsent(key: string, unsent: readonly Pending[]): void {
  try {
    if (unsent.length === 0) localStorage.removeItem(key);
    else localStorage.setItem(key, JSON.stringify(unsent.map(pendingOf)));
  } catch {
    // A browser without storage: what is typed is sent all the same.
  }
}
