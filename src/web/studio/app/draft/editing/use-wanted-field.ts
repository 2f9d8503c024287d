/** `?field=` in the address opens a form at this field: it comes into view, takes the focus and is lit up for a moment. */
import { useEffect } from "react";
import { useAddress } from "../../navigation/router.ts";

const WRITTEN_INTO = "input:not([type=hidden]), textarea, [contenteditable=true], button";
/** The editor of rich text is loaded when it is needed. */
const PATIENCE_MS = 8_000;

export function useWantedField(isShown: boolean): void {
  const { query } = useAddress();
  const [field, lang] = [query.get("field"), query.get("text")];
  useEffect(() => {
    if (!isShown || field === null || !/^[a-z_0-9]+$/.test(field)) return undefined;
    const until = Date.now() + PATIENCE_MS;
    let frame = 0;
    const open = () => {
      const place = document.querySelector<HTMLElement>(`[data-field="${field}"]`);
      const part = (lang && place?.querySelector<HTMLElement>(".target-text")) || place;
      const input = part?.querySelector<HTMLElement>(WRITTEN_INTO);
      if (!place || !input) {
        if (Date.now() < until) frame = requestAnimationFrame(open);
        return;
      }
      place.scrollIntoView({ block: "center" });
      place.dataset.wanted = "true";
      input.focus({ preventScroll: true });
    };
    open();
    return () => cancelAnimationFrame(frame);
  }, [isShown, field, lang]);
}
