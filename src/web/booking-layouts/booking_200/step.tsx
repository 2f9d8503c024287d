/** One step of the page: open, or folded into a line with its summary and a way back to it. */
import type { ReactNode } from "react";

type StepProps = {
  id: string;
  number: number;
  /** Summary shown while it is folded. */
  name: string;
  /** Instruction shown while it is open. */
  title: string;
  state: "done" | "open" | "ahead";
  summary?: ReactNode;
  edit?: ReactNode;
  /** Shown beside the title while it is open. */
  aside?: ReactNode;
  children?: ReactNode;
};

export function Step({ id, number, name, title, state, summary, edit, aside, children }: StepProps) {
  const isOpen = state === "open";
  return (
    <li className="sheet-step" data-state={state} {...(isOpen ? { "aria-current": "step" as const } : {})}>
      <div className="sheet-step-head">
        <h2 id={`step-${id}`} tabIndex={-1} {...(isOpen ? { "data-step-title": true } : {})}>
          <span className="sheet-step-number" aria-hidden="true">
            {number}
          </span>
          {isOpen ? title : name}
        </h2>
        {state === "done" ? (
          <>
            <p className="sheet-step-summary" suppressHydrationWarning>
              {summary}
            </p>
            {edit}
          </>
        ) : null}
        {isOpen ? aside : null}
      </div>
      {isOpen ? <div className="sheet-step-body">{children}</div> : null}
    </li>
  );
}
