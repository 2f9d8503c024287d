/** A link within the app. With a modifier key, or without the script, it is a plain link. */
import type { ComponentProps, MouseEvent } from "react";
import { go } from "./router.ts";

export function Link({ href, onClick, ...more }: ComponentProps<"a"> & { href: string }) {
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
    if (event.defaultPrevented || !isPlain) return;
    event.preventDefault();
    // Shown at once; taking down a long list takes a moment.
    const pressed = event.currentTarget;
    pressed.dataset.opening = "";
    void go(href).finally(() => delete pressed.dataset.opening);
  };
  return <a href={href} onClick={follow} {...more} />;
}
