/** The search's results as they stand: searched anew when the stay changes, and looked after while the page is open. */
import { useEffect, useRef, useState } from "react";
import type { ApiClient } from "#contract/client.ts";
import { CallRefused } from "#contract/client.ts";
import type { BookingState } from "#rules/booking-state.ts";
import type { BookingData, Offer } from "#web/booking/booking-data.ts";
import { hasFit, loadResults, type Results, searchOffers, stayKey } from "#web/booking/results.ts";

/** How often the page asks whether what it shows is still to be had. */
const LOOK_EVERY_MS = 10_000;

type Watching = {
  api: ApiClient;
  data: BookingData;
  state: BookingState;
  /** Prices are a visitor's or a member's. */
  isMember: boolean;
  isLive: boolean;
  /** Rooms that were on sale a moment ago. */
  onSold: (room_class_ids: number[]) => void;
  onRefused: (message: string) => void;
};

const soldSince = (before: readonly Offer[], now: readonly Offer[]): number[] =>
  before
    .filter(({ room_class_id, rate_plans }) => {
      const same = now.find((offer) => offer.room_class_id === room_class_id);
      return rate_plans.length > 0 && (same?.rate_plans.length ?? 0) === 0;
    })
    .map(({ room_class_id }) => room_class_id);

export function useResults({ api, data, state, isMember, isLive, onSold, onRefused }: Watching) {
  const [found, setFound] = useState({ results: data.results, isMember: false });
  const [status, setStatus] = useState<"ready" | "searching" | "failed">("ready");
  const [attempt, setAttempt] = useState(0);
  const asking = { api, calls: data.calls, domain: data.hotel.domain };
  const key = stayKey(state);
  const isCurrent = found.results.key === key && found.isMember === isMember;
  const current = useRef({ found, state, isCurrent });
  current.current = { found, state, isCurrent };

  useEffect(() => {
    if (!isLive || (isCurrent && attempt === 0)) return;
    let isOver = false;
    setStatus("searching");
    loadResults(asking, state).then(
      (results) => {
        if (isOver) return;
        setFound({ results, isMember });
        setStatus("ready");
      },
      (error: unknown) => {
        if (isOver) return;
        setStatus("failed");
        if (error instanceof CallRefused) onRefused(error.message);
      },
    );
    return () => {
      isOver = true;
    };
    // The stay, who asks, and a press of "try again" are all that a search depends on.
  }, [key, isMember, isLive, attempt]);

  useEffect(() => {
    if (!isLive) return;
    /** Asked quietly: nothing on the page says that it is being looked at. */
    const look = async () => {
      const { state: asked, isCurrent: isSame } = current.current;
      if (document.hidden || !navigator.onLine || !isSame) return;
      const offers = await searchOffers(asking, asked).catch(() => null);
      const { found: before, state: now } = current.current;
      if (!offers || stayKey(now) !== stayKey(asked)) return;
      if (JSON.stringify(offers) === JSON.stringify(before.results.offers)) return;
      onSold(soldSince(before.results.offers, offers));
      // What fitted may be gone: then the page needs more than the offers.
      const results: Results = hasFit(offers, now) ? { ...before.results, offers } : await loadResults(asking, now);
      if (stayKey(current.current.state) === results.key) setFound({ ...before, results });
    };
    const timer = setInterval(() => void look(), LOOK_EVERY_MS);
    const onShown = () => void look();
    document.addEventListener("visibilitychange", onShown);
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", onShown);
    };
  }, [isLive]);

  return {
    results: found.results,
    isSearching: isLive && !isCurrent && status !== "failed",
    hasFailed: status === "failed",
    searchAgain: () => setAttempt((before) => before + 1),
  };
}
