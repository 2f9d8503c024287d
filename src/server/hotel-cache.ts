/**
 * What was read for a lodging, kept until that lodging changes. PostgreSQL tells every process of a change as it is
 * committed (walls.sql); while that line is down nothing is kept at all.
 */
import { LRUCache } from "lru-cache";
import pg from "pg";
import { TAKE_ROLE } from "#server/database/connect.ts";

/** The table and lodging that changed; nulls when anything may have changed. */
type ChangeListener = (table: string | null, hotel_id: number | null) => void;

export type HotelCache = {
  /**
   * The kept value, or what `load` gives; who asks meanwhile waits for the same load. A value read while the lodging changed
   * is used once and not kept. `size` is what it weighs in bytes; 0 = not worth keeping.
   */
  remember: <Value extends object>(
    hotel_id: number,
    key: string,
    load: () => Promise<Value>,
    size?: (value: Value) => number,
  ) => Promise<Value>;
  /** The kept value, if there is one now. */
  recall: (hotel_id: number, key: string) => object | undefined;
  onChange: (listener: ChangeListener) => void;
  /** Whether changes are heard: while not, nothing may be kept anywhere. */
  isListening: () => boolean;
  close: () => Promise<void>;
};

/** "Active" and "from" prices depend on the time of day too, so nothing is kept for longer than this. */
const KEPT_MS = 60_000;
const KEPT_BYTES = 192 * 1024 * 1024;
const RECONNECT_MS = 1_000;

/** Lodgings show each other's names (sisters by tag): a change here is a change for all. */
const SHARED_TABLES = new Set(["hotel", "hotel_host", "hotel_tag"]);

export async function startHotelCache(url: string): Promise<HotelCache> {
  const keysOf = new Map<number, Set<string>>();
  const kept = new LRUCache<string, { hotel_id: number; value: object }>({
    maxSize: KEPT_BYTES,
    ttl: KEPT_MS,
    ttlAutopurge: true,
    dispose: ({ hotel_id }, key) => {
      const keys = keysOf.get(hotel_id);
      keys?.delete(key);
      if (keys?.size === 0) keysOf.delete(hotel_id);
    },
  });
  const running = new Map<string, Promise<object>>();
  const generations = new Map<number, number>();
  const listeners: ChangeListener[] = [];
  let everything = 0;
  let listening = false;
  let closed = false;
  let client: pg.Client;

  const generation = (hotel_id: number) => `${everything}.${generations.get(hotel_id) ?? 0}`;

  function drop(table: string | null, hotel_id: number | null): void {
    if (hotel_id === null || table === null || SHARED_TABLES.has(table)) {
      everything += 1;
      generations.clear();
      kept.clear();
    } else {
      generations.set(hotel_id, (generations.get(hotel_id) ?? 0) + 1);
      for (const key of keysOf.get(hotel_id) ?? []) kept.delete(key);
    }
    for (const listener of listeners) listener(table, hotel_id);
  }

  async function listen(): Promise<void> {
    client = new pg.Client({ connectionString: url, keepAlive: true });
    client.on("notification", ({ payload = "" }) => {
      const [table = "", hotel_id = ""] = payload.split(":");
      drop(table, Number(hotel_id));
    });
    const lost = () => {
      if (!listening) return;
      listening = false;
      drop(null, null);
      if (!closed) setTimeout(() => void reconnect(), RECONNECT_MS);
    };
    client.on("error", lost);
    client.on("end", lost);
    await client.connect();
    await client.query(TAKE_ROLE);
    await client.query("listen hotel_changed");
    // Only now is a change certain to be heard; what happened before is covered by starting empty.
    drop(null, null);
    listening = true;
  }

  async function reconnect(): Promise<void> {
    try {
      await listen();
    } catch {
      if (!closed) setTimeout(() => void reconnect(), RECONNECT_MS);
    }
  }

  async function loadAndKeep<Value extends object>(
    hotel_id: number,
    key: string,
    load: () => Promise<Value>,
    size: (value: Value) => number,
  ): Promise<Value> {
    const before = generation(hotel_id);
    const value = await load();
    const weight = size(value);
    if (listening && weight > 0 && generation(hotel_id) === before) {
      kept.set(key, { hotel_id, value }, { size: weight });
      keysOf.set(hotel_id, (keysOf.get(hotel_id) ?? new Set()).add(key));
    }
    return value;
  }

  await listen();

  return {
    recall: (hotel_id, key) => kept.get(`${hotel_id} ${key}`)?.value,
    remember<Value extends object>(
      hotel_id: number,
      key: string,
      load: () => Promise<Value>,
      size = (_value: Value) => 1024,
    ) {
      const fullKey = `${hotel_id} ${key}`;
      const found = kept.get(fullKey);
      if (found) return Promise.resolve(found.value as Value);
      // A load that began before a change must not serve those who ask after it.
      const flight = `${generation(hotel_id)} ${fullKey}`;
      const already = running.get(flight);
      if (already) return already as Promise<Value>;
      const loading = loadAndKeep(hotel_id, fullKey, load, size).finally(() => running.delete(flight));
      running.set(flight, loading);
      return loading;
    },
    onChange: (listener) => listeners.push(listener),
    isListening: () => listening,
    async close() {
      closed = true;
      await client.end();
    },
  };
}
