/**
 * The cache of what was read for a lodging, until that lodging changes. Whoever changes it announces that
 * (announce-change.ts), and PostgreSQL notifies every process at the commit; while that connection is lost nothing counts as fresh. Stale values are kept for a while, for when
 * the database can't be reached.
 */
import { LRUCache } from "lru-cache";
import { isUnreachable } from "#server/database/connect.ts";
import type { DatabaseMonitor } from "#server/database/monitor.ts";

/** The table and lodging that changed; nulls when anything may have changed. */
type ChangeListener = (table: string | null, hotel_id: number | null) => void;

export type HotelCache = {
  /**
   * The cached value, or what `load` returns; concurrent callers share one load. A value read while the lodging changed is
   * used once and not cached. `size` is its size in bytes; 0 = not worth caching. When the database can't be reached, the last
   * known value.
   */
  remember: <Value extends object>(
    hotel_id: number,
    key: string,
    load: () => Promise<Value>,
    size?: (value: Value) => number,
  ) => Promise<Value>;
  /** The cached value, if it is fresh. */
  recall: (hotel_id: number, key: string) => object | undefined;
  /** The last known value, while the database is away. */
  recallStale: (hotel_id: number, key: string) => object | undefined;
  onChange: (listener: ChangeListener) => void;
  /** Whether change notifications arrive: while not, nothing counts as fresh. */
  isListening: () => boolean;
};

/** "Active" and "from" prices depend on the time of day too, so nothing is fresh for longer than this. */
const FRESH_MS = 60_000;
/** While the database is away, what is known is shown for this long after it was read. */
export const STALE_MS = 30 * 60_000;
const KEPT_BYTES = 192 * 1024 * 1024;

type Entry = { hotel_id: number; value: object; freshUntil: number };

export function createHotelCache(monitor: DatabaseMonitor): HotelCache {
  const keysOf = new Map<number, Set<string>>();
  const kept = new LRUCache<string, Entry>({
    maxSize: KEPT_BYTES,
    ttl: STALE_MS,
    // Else it would set a timer in every millisecond in which it is read.
    ttlResolution: 1_000,
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

  const generation = (hotel_id: number) => `${everything}.${generations.get(hotel_id) ?? 0}`;
  const isFresh = ({ freshUntil }: Entry) => monitor.isListening() && performance.now() < freshUntil;

  function drop(table: string | null, hotel_id: number | null): void {
    if (hotel_id === null) {
      everything += 1;
      generations.clear();
      kept.clear();
    } else {
      generations.set(hotel_id, (generations.get(hotel_id) ?? 0) + 1);
      for (const key of keysOf.get(hotel_id) ?? []) kept.delete(key);
    }
    for (const listener of listeners) listener(table, hotel_id);
  }

  monitor.on("change", drop);
  // Changes may have been missed meanwhile: everything is read again.
  monitor.on("listening", () => drop(null, null));
  // A load in progress may be older than a change that we are not notified of.
  monitor.on("lost", () => (everything += 1));

  async function loadAndKeep<Value extends object>(
    hotel_id: number,
    key: string,
    load: () => Promise<Value>,
    size: (value: Value) => number,
  ): Promise<Value> {
    const before = generation(hotel_id);
    try {
      const value = await load();
      const weight = size(value);
      if (monitor.isListening() && weight > 0 && generation(hotel_id) === before) {
        kept.set(key, { hotel_id, value, freshUntil: performance.now() + FRESH_MS }, { size: weight });
        keysOf.set(hotel_id, (keysOf.get(hotel_id) ?? new Set()).add(key));
      }
      return value;
    } catch (error) {
      const known = isUnreachable(error) ? kept.get(key) : undefined;
      if (!known) throw error;
      return known.value as Value;
    }
  }

  return {
    recall(hotel_id, key) {
      const entry = kept.get(`${hotel_id} ${key}`);
      return entry && isFresh(entry) ? entry.value : undefined;
    },
    recallStale: (hotel_id, key) => (monitor.isAway() ? kept.get(`${hotel_id} ${key}`)?.value : undefined),
    remember<Value extends object>(
      hotel_id: number,
      key: string,
      load: () => Promise<Value>,
      size = (_value: Value) => 1024,
    ) {
      const fullKey = `${hotel_id} ${key}`;
      const found = kept.get(fullKey);
      if (found && isFresh(found)) return Promise.resolve(found.value as Value);
      // A load that began before a change must not answer requests made after it.
      const flight = `${generation(hotel_id)} ${fullKey}`;
      const already = running.get(flight);
      if (already) return already as Promise<Value>;
      const loading = loadAndKeep(hotel_id, fullKey, load, size).finally(() => running.delete(flight));
      running.set(flight, loading);
      return loading;
    },
    onChange: (listener) => listeners.push(listener),
    isListening: monitor.isListening,
  };
}
