/** A screen's heading. It gets the focus when the screen is opened from another one, and names the tab. */
import { type ReactNode, useEffect, useRef } from "react";
import { openedScreens } from "../navigation/router.ts";
import { useStudio } from "../studio-data.ts";

let focused = 0;

type PageHeadProps = { title: string; lead?: ReactNode; /** Buttons at its right. */ children?: ReactNode };

export function PageHead({ title, lead, children }: PageHeadProps) {
  const { lodging, words } = useStudio();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    document.title = `${title} · ${lodging.name} | Yado ${words.title}`;
  }, [title, lodging.name, words.title]);
  useEffect(() => {
    if (focused === openedScreens()) return;
    focused = openedScreens();
    heading.current?.focus({ preventScroll: true });
  });
  return (
    <header className="page-head">
      <div>
        <h1 ref={heading} tabIndex={-1}>
          {title}
        </h1>
        {lead ? <p>{lead}</p> : null}
      </div>
      {children ? <div className="page-acts">{children}</div> : null}
    </header>
  );
}
