/**
 * Answers from memory for a page or call that is cached: same Host, same address, and its lodging has not changed since. This
 * is decided before anything is parsed, so most requests cost little more than sending the bytes.
 */
import type { IncomingMessage } from "node:http";
import { LRUCache } from "lru-cache";
import type { HotelCache } from "#server/cache/hotel-cache.ts";
import type { Answered, CachedAt } from "#server/calls/answered.ts";
import type { BasedResponse } from "#server/http/base-headers.ts";
import { markStale, type PageBytes } from "#server/http/page-bytes.ts";
import { readyCall, readyPage } from "#server/http/ready-answers.ts";

export type CachedAnswers = {
  /** Remembers that this address led to this cached answer. */
  learn: (host: string, address: string, at: CachedAt) => void;
  /** Answers if it is cached; false: the request is handled as usual. */
  answer: (request: IncomingMessage, response: BasedResponse) => boolean;
};

const isPage = (cached: PageBytes | Answered): cached is PageBytes => "etag" in cached;

export function createCachedAnswers(cache: HotelCache): CachedAnswers {
  const known = new LRUCache<string, CachedAt>({ max: 20_000 });
  // The lodging's hosts may be another's now: its addresses are looked up again.
  cache.onChange((table, changed) => {
    if (changed === null) return known.clear();
    if (table !== "hotel_host" && table !== "hotel") return;
    const gone = [...known].filter(([, { hotel_id }]) => hotel_id === changed);
    for (const [address] of gone) known.delete(address);
  });

  function find({ hotel_id, key }: CachedAt): PageBytes | Answered | undefined {
    const fresh = cache.recall(hotel_id, key) as PageBytes | Answered | undefined;
    if (fresh) return fresh;
    const stale = cache.recallStale(hotel_id, key) as PageBytes | Answered | undefined;
    return stale && isPage(stale) ? markStale(stale) : stale;
  }

  return {
    learn: (host, address, at) => void known.set(`${host} ${address}`, at),
    answer(request, response) {
      const { method, url, headers } = request;
      if (method !== "GET" || headers["x-forwarded-host"] !== undefined) return false;
      // A page of another origin asks: its answer says whether it may read it.
      if (headers.origin !== undefined) return false;
      const at = known.get(`${headers.host} ${url}`);
      const cached = at && find(at);
      if (!cached) return false;
      const accepted = headers["accept-encoding"]?.toString() ?? "";
      const ready = isPage(cached)
        ? readyPage(cached, accepted, headers["if-none-match"] ?? "", response.base)
        : readyCall(cached, response.base);
      response.writeAll(ready.status, ready.headers);
      response.end(ready.body, "latin1");
      return true;
    },
  };
}
