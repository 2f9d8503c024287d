/**
 * Answers from memory for a cached page: same Host, same address, and its lodging has not changed since. This is decided
 * before anything is parsed, so most page views cost little more than sending the bytes.
 */
import type { IncomingMessage } from "node:http";
import { LRUCache } from "lru-cache";
import type { HotelCache } from "#server/cache/hotel-cache.ts";
import type { BasedResponse } from "#server/http/base-headers.ts";
import { markStale, type PageBytes, readyAnswer } from "#server/http/page-bytes.ts";

type KeptPage = { hotel_id: number; key: string };

export type CachedPages = {
  /** Remembers that this address led to this cached page. */
  learn: (host: string, address: string, page: KeptPage) => void;
  /** Answers if the page is cached; false: the request is handled as usual. */
  answer: (request: IncomingMessage, response: BasedResponse) => boolean;
};

export function createCachedPages(cache: HotelCache): CachedPages {
  const known = new LRUCache<string, KeptPage>({ max: 20_000 });
  // The lodging's hosts may be another's now: its addresses are looked up again.
  cache.onChange((table, changed) => {
    if (changed === null) return known.clear();
    if (table !== "hotel_host" && table !== "hotel") return;
    const gone = [...known].filter(([, { hotel_id }]) => hotel_id === changed);
    for (const [address] of gone) known.delete(address);
  });
  return {
    learn: (host, address, page) => void known.set(`${host} ${address}`, page),
    answer(request, response) {
      const { method, url, headers } = request;
      if (method !== "GET" || headers["x-forwarded-host"] !== undefined) return false;
      const entry = known.get(`${headers.host} ${url}`);
      const fresh = entry && (cache.recall(entry.hotel_id, entry.key) as PageBytes | undefined);
      const stale = entry && !fresh && (cache.recallStale(entry.hotel_id, entry.key) as PageBytes | undefined);
      const page = stale ? markStale(stale) : fresh;
      if (!entry || !page) return false;
      const accepted = headers["accept-encoding"]?.toString() ?? "";
      const ready = readyAnswer(page, accepted, headers["if-none-match"] ?? "", response.base);
      response.writeAll(ready.status, ready.headers);
      response.end(ready.body, "latin1");
      return true;
    },
  };
}
