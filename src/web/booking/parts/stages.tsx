/** Where the guest is: the page's title, and the three steps with a way back to those that are done. */
import { STEPS } from "#rules/booking-state.ts";
import { useBench, useLive } from "#web/booking/booking-context.ts";
import { GoLink } from "./go-button.tsx";

export function Stages() {
  const { words } = useBench();
  const { state } = useLive();
  const now = STEPS.indexOf(state.step);
  return (
    <nav className="stages" aria-label={words.stages}>
      <ol>
        {STEPS.map((step, index) => (
          <li key={step} data-now={index === now} {...(index === now ? { "aria-current": "step" as const } : {})}>
            {index < now ? (
              <GoLink to={{ ...state, step }}>{words.stage[step]}</GoLink>
            ) : (
              <span>{words.stage[step]}</span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}

export function Title() {
  const { words } = useBench();
  const { state } = useLive();
  return (
    <h1 tabIndex={-1} className="booking-title" data-step-title>
      {words.titles[state.step]}
    </h1>
  );
}
