/** The draft over a slow line: what is typed while a save is on its way is sent after it, and knows its answer. */
import { afterEach, expect, test, vi } from "vitest";
import { createDraftStore } from "./draft-state.ts";

type Sent = { changes: { field: string; value: unknown; seen: unknown }[] };

const DRAFT = {
  records: [{ record: "site", record_id: 0, fields: { phone: "" } }],
  archived: [],
  changes: [],
  main_lang: "en-US",
  support_lang: ["en-US"],
};
const phone = { record: "site", record_id: 0, field: "phone", lang: "" } as const;

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

/** A server that answers a save when it is let; it takes no phone with letters in it. */
function slowServer(storage = new Map<string, string>()) {
  const saves: { sent: Sent; answer: () => void }[] = [];
  const kept = { ...DRAFT, records: structuredClone(DRAFT.records) };
  const reply = (data: unknown) => new Response(JSON.stringify({ success: true, msg: "", data }));
  vi.stubGlobal("document", { cookie: "XSRF-TOKEN=a" });
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => storage.get(key) ?? null,
    setItem: (key: string, text: string) => storage.set(key, text),
    removeItem: (key: string) => storage.delete(key),
  });
  vi.stubGlobal("fetch", (_path: string, { method, body }: { method: string; body?: string }) => {
    if (method === "GET") return Promise.resolve(reply(kept));
    const sent = JSON.parse(body!) as Sent;
    return new Promise<Response>((answered) => {
      const answer = () => {
        const isWrong = /[a-z]/.test(String(sent.changes[0]!.value));
        if (!isWrong) kept.records[0]!.fields.phone = String(sent.changes[0]!.value);
        const saved = isWrong ? [] : sent.changes.map((change) => ({ ...change, is_cleaned: false }));
        const refused = isWrong ? [{ ...phone, reason: "INVALID" }] : [];
        answered(reply({ saved, conflicts: [], refused }));
      };
      saves.push({ sent, answer });
    });
  });
  return saves;
}

test("typed on while a save is on its way: the second save waits for the first, and has seen what it saved", async () => {
  const saves = slowServer();
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  const store = createDraftStore("a.example", "en-US");
  await store.load();
  store.change(phone, "1");
  await vi.advanceTimersByTimeAsync(1_000);
  expect(saves).toHaveLength(1);
  store.change(phone, "12");
  expect(store.state().status).toBe("saving");
  await vi.advanceTimersByTimeAsync(5_000);
  expect(saves, "no second one beside the first").toHaveLength(1);
  const flushed = store.flush();
  saves[0]!.answer();
  await vi.waitFor(() => expect(saves).toHaveLength(2));
  expect(saves[1]!.sent.changes).toMatchObject([{ value: "12", seen: "1" }]);
  saves[1]!.answer();
  await flushed;
  expect(store.state()).toMatchObject({ status: "still" });
  expect(store.state().pending.size).toBe(0);
});

test("what is refused stays in its field, is not sent again by itself, and is still there after a reload", async () => {
  const storage = new Map<string, string>();
  const saves = slowServer(storage);
  const store = createDraftStore("a.example", "en-US");
  await store.load();
  store.change(phone, "abc");
  const sent = store.flush();
  saves[0]!.answer();
  await sent;
  const [refused] = [...store.state().refused.values()];
  expect(refused).toMatchObject({ value: "abc", reason: "INVALID" });
  expect(store.state()).toMatchObject({ status: "still" });
  expect(saves).toHaveLength(1);
  const reloaded = createDraftStore("a.example", "en-US");
  expect([...reloaded.state().pending.values()]).toMatchObject([{ value: "abc" }]);
  store.change(phone, "123");
  const again = store.flush();
  saves[1]!.answer();
  await again;
  expect(store.state().refused.size).toBe(0);
  expect(storage.size, "nothing is left to send").toBe(0);
});
