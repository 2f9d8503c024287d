/** Where Google's one tap shows, and what went wrong with it. It stands below the form: nothing moves when Google answers. */
import { useEffect, useEffectEvent, useState } from "react";
import { useBookingTools } from "#web/booking/booking-context.ts";
import { cookie } from "#web/booking/browser.ts";
import { type OneTap, offerOneTap } from "#web/booking/one-tap.ts";

const PLACE = "one-tap";

export function OneTapPlace({ oneTap, onJoined }: { oneTap: OneTap; onJoined: () => void }) {
  const { membership } = useBookingTools();
  const [problem, setProblem] = useState<string | null>(null);
  const handleToken = useEffectEvent(async (token: string) => {
    const wrong = await membership.joinByOneTap(token, oneTap.failed.error);
    setProblem(wrong);
    if (wrong === null) onJoined();
  });
  useEffect(
    () =>
      offerOneTap(oneTap, { session: cookie("XSRF-TOKEN"), place: PLACE, onToken: (token) => void handleToken(token) }),
    [oneTap],
  );
  return (
    <>
      {problem === null ? null : (
        <p className="join-failed" role="alert">
          <strong>{oneTap.failed.title}</strong> {problem}
        </p>
      )}
      <div id={PLACE} />
    </>
  );
}
