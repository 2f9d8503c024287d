/**
 * Answers from memory for a cached page: same Host, same address, and its lodging has not changed since. This is decided
 * before anything is parsed, so most page views cost little more than sending the bytes.
 */
import type { IncomingMessage, ServerResponse } from "node:http";
import { LRUCache } from "lru-cache";
import type { HotelCache } from "#server/cache/hotel-cache.ts";
import { answerWith, markStale, type PageBytes } from "#server/http/page-bytes.ts";
import type { Xsrf } from "#server/http/xsrf.ts";

type KeptPage = { hotel_id: number; domain: string; key: string };

export type CachedPages = {
  /** Remembers that this address led to this cached page. */
  learn: (host: string, address: string, page: KeptPage) => void;
  /** Answers if the page is cached; false: the request is handled as usual. */
  answer: (request: IncomingMessage, response: ServerResponse) => boolean;
};

export function createCachedPages(cache: HotelCache, xsrf: Xsrf): CachedPages {
  const known = new LRUCache<string, KeptPage>({ max: 20_000 });
  // The owner of a host may have changed: every address is looked up again.
  cache.onChange((table) => {
    if (table === null || table === "hotel_host" || table === "hotel") known.clear();
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
      const {
        status,
        headers: answered,
        body,
      } = answerWith(page, headers["accept-encoding"]?.toString() ?? "", headers["if-none-match"] ?? "");
      const cookie = xsrf.cookieFor(entry.domain, headers.cookie);
      response.writeHead(status, cookie ? { ...answered, "set-cookie": cookie } : answered);
      response.end(body ?? undefined);
      return true;
    },
  };
}
