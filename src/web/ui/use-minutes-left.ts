import { useEffect, useState } from "react";

const LOOK_MS = 10_000;

/** Until `until` (seconds), by the clock of whoever said so at `now`: a phone's own may be wrong. Said anew, it is mounted anew. */
export function useMinutesLeft({ until, now }: { until: number; now: number }): number {
  const [passed, setPassed] = useState(0);
  useEffect(() => {
    const began = Date.now();
    const timer = setInterval(() => setPassed(Date.now() - began), LOOK_MS);
    return () => clearInterval(timer);
  }, []);
  return Math.ceil((until * 1000 - now - passed) / 60_000);
}
