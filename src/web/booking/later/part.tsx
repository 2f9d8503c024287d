/** Draws a part that may still have to be loaded: nothing until it is there. */
import { type ComponentType, createElement, useEffect, useReducer } from "react";
import { useBookingTools } from "#web/booking/booking-context.ts";
import type { PartFile } from "./part-files.ts";

export function partOf<Props extends object>(file: PartFile<Props>): ComponentType<Props> {
  return function Part(props: Props) {
    const { words, alert } = useBookingTools();
    const [, draw] = useReducer((drawn: number) => drawn + 1, 0);
    const isHere = file.here !== null;
    useEffect(() => {
      if (!isHere) return loadOnLine(file, draw, () => alert(words.pay.offline));
    }, [isHere, alert, words]);
    return file.here && createElement(file.here, props);
  };
}

/** Fetches the file of a part that the guest will probably need next. */
export function useSoon({ load }: { load: () => Promise<unknown> }): void {
  useEffect(() => {
    // Not now: the click that led here is drawn first. Should it fail, the part itself tries again.
    const timer = setTimeout(() => void load().catch(() => null), SOON_MS);
    return () => clearTimeout(timer);
  }, [load]);
}

const SOON_MS = 500;

/** Without a connection it waits for one. With one the file itself is gone: the page's address has everything the guest chose. */
function loadOnLine(file: { load: () => Promise<unknown> }, onLoaded: () => void, onOffline: () => void): () => void {
  let isOver = false;
  const load = () =>
    void file.load().then(
      () => isOver || onLoaded(),
      () => {
        if (isOver) return;
        if (navigator.onLine) return location.reload();
        onOffline();
        window.addEventListener("online", load, { once: true });
      },
    );
  load();
  return () => {
    isOver = true;
    window.removeEventListener("online", load);
  };
}
