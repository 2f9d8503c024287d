/**
 * The short way for a page that is in memory: same Host, same address, and its lodging has not changed since. It is decided
 * before anything is parsed, so most page views cost little more than sending the bytes.
 */
import type { IncomingMessage, ServerResponse } from "node:http";
import { LRUCache } from "lru-cache";
import type { HotelCache } from "#server/hotel-cache.ts";
import { answerWith, type PageBytes } from "#server/http/page-bytes.ts";

export type FastLane = {
  /** Remembers that this address led to this kept page. */
  learn: (host: string, address: string, hotel_id: number, key: string) => void;
  /** Answers if it can; false: the request goes the ordinary way. */
  answer: (request: IncomingMessage, response: ServerResponse) => boolean;
};

export function createFastLane(cache: HotelCache): FastLane {
  const known = new LRUCache<string, { hotel_id: number; key: string }>({ max: 20_000 });
  // Who owns a host may have changed: everything is found the ordinary way again.
  cache.onChange((table) => {
    if (table === null || table === "hotel_host" || table === "hotel") known.clear();
  });
  return {
    learn: (host, address, hotel_id, key) => void known.set(`${host} ${address}`, { hotel_id, key }),
    answer(request, response) {
      const { method, url, headers } = request;
      if (method !== "GET" || headers["x-forwarded-host"] !== undefined) return false;
      const entry = known.get(`${headers.host} ${url}`);
      const page = entry && (cache.recall(entry.hotel_id, entry.key) as PageBytes | undefined);
      if (!page) return false;
      const {
        status,
        headers: answered,
        body,
      } = answerWith(page, headers["accept-encoding"]?.toString() ?? "", headers["if-none-match"] ?? "");
      response.writeHead(status, answered);
      response.end(body ?? undefined);
      return true;
    },
  };
}
