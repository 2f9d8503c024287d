/** Keys of a list: / searches, j and k go through its rows, Enter opens one (it is a link). */
import { type RefObject, useEffect } from "react";

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.closest("input, textarea, select, [contenteditable]") !== null;

export function useListKeys(search: RefObject<HTMLInputElement | null>): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.metaKey || event.ctrlKey || event.altKey || isTyping(event.target)) return;
      if (event.key === "/") {
        event.preventDefault();
        search.current?.focus();
      }
      if (event.key !== "j" && event.key !== "k") return;
      const rows = [...document.querySelectorAll<HTMLElement>(".order-row")];
      const here = rows.indexOf(document.activeElement as HTMLElement);
      rows[Math.max(0, Math.min(rows.length - 1, here + (event.key === "j" ? 1 : -1)))]?.focus();
    };
    addEventListener("keydown", press);
    return () => removeEventListener("keydown", press);
  }, [search]);
}
