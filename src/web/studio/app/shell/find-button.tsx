/** Opens the dialog that finds anything: by a button, by Ctrl+K or ⌘K. Its file is loaded when it is first wanted. */
import { lazy, Suspense, useEffect, useState } from "react";
import { StudioIcon } from "../parts/studio-icon.tsx";
import { useStudio } from "../studio-data.ts";

const Finder = lazy(() => import("../finder/finder.tsx"));

/** In rich text these keys make a link. */
const isInRichText = ({ target }: KeyboardEvent): boolean =>
  target instanceof HTMLElement && target.closest("[contenteditable=true]") !== null;

export function FindButton() {
  const { words } = useStudio();
  /** Counts how often it was wanted; 0: not yet. */
  const [wanted, setWanted] = useState(0);
  const open = () => setWanted((count) => count + 1);
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (!(event.metaKey || event.ctrlKey) || event.shiftKey || event.altKey || event.key.toLowerCase() !== "k")
        return;
      if (isInRichText(event)) return;
      event.preventDefault();
      setWanted((count) => count + 1);
    };
    addEventListener("keydown", press);
    return () => removeEventListener("keydown", press);
  }, []);
  return (
    <>
      <button
        type="button"
        className="frame-tool find-button"
        aria-haspopup="dialog"
        aria-label={words.find}
        onClick={open}
      >
        <StudioIcon name="search" />
        <span className="frame-tool-name">{words.find}</span>
        <kbd aria-hidden="true" data-keys="Ctrl K" />
      </button>
      {wanted > 0 ? (
        <Suspense>
          <Finder wanted={wanted} />
        </Suspense>
      ) : null}
    </>
  );
}
