/** The page's title, and the three steps with links back to those that are done. */
import { type Step, STEPS } from "#rules/booking/booking-state.ts";
import { type Live, useBookingTools, useLive } from "#web/booking/booking-context.ts";
import { GoLink } from "./go-button.tsx";
import { EditDetails } from "./edit-details.tsx";

const stepOf = ({ state: { step } }: Live) => ({ step });

export function Stages() {
  const { words } = useBookingTools();
  const { step: shown } = useLive(stepOf);
  const now = STEPS.indexOf(shown);
  return (
    <nav className="stages" aria-label={words.stages}>
      <ol>
        {STEPS.map((step, index) => (
          <li key={step} data-now={index === now} {...(index === now ? { "aria-current": "step" as const } : {})}>
            {index >= now ? <span>{words.stage[step]}</span> : <Back step={step} />}
          </li>
        ))}
      </ol>
    </nav>
  );
}

/** Without a script only a button of the form takes along what was typed. */
function Back({ step }: { step: Step }) {
  const { words } = useBookingTools();
  const { state, isLive } = useLive();
  if (!isLive && step === "details") return <EditDetails>{words.stage[step]}</EditDetails>;
  return <GoLink to={{ ...state, step }}>{words.stage[step]}</GoLink>;
}

export function Title() {
  const { words } = useBookingTools();
  const { step } = useLive(stepOf);
  return (
    <h1 tabIndex={-1} className="booking-title" data-step-title>
      {words.titles[step]}
    </h1>
  );
}
