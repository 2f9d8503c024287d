/** One fold of the sheet: open, or a line that says what is in it and how to get back to it. */
import type { ReactNode } from "react";

type StepProps = {
  id: string;
  number: number;
  /** In one word, where it is folded. */
  name: string;
  /** What there is to do, where it is open. */
  title: string;
  state: "done" | "open" | "ahead";
  /** The first that is open takes the focus when the guest moves on. */
  isFirst?: boolean;
  summary?: ReactNode;
  edit?: ReactNode;
  /** Beside the title, where it is open. */
  aside?: ReactNode;
  children?: ReactNode;
};

export function Step({ id, number, name, title, state, isFirst = true, summary, edit, aside, children }: StepProps) {
  const isOpen = state === "open";
  return (
    <li className="fold" data-state={state} {...(isOpen && isFirst ? { "aria-current": "step" as const } : {})}>
      <div className="fold-head">
        <h2 id={`fold-${id}`} tabIndex={-1} {...(isOpen && isFirst ? { "data-step-title": true } : {})}>
          <span className="fold-number" aria-hidden="true">
            {number}
          </span>
          {isOpen ? title : name}
        </h2>
        {state === "done" ? (
          <>
            <p className="fold-summary" suppressHydrationWarning>
              {summary}
            </p>
            {edit}
          </>
        ) : null}
        {isOpen ? aside : null}
      </div>
      {isOpen ? <div className="fold-body">{children}</div> : null}
    </li>
  );
}
