/** A link within the app. With a modifier key, or without the script, it is a plain link. */
import type { ComponentProps, MouseEvent } from "react";
import { go } from "./router.ts";

export function Link({ href, onClick, ...more }: ComponentProps<"a"> & { href: string }) {
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
    if (event.defaultPrevented || !isPlain) return;
    event.preventDefault();
    void go(href);
  };
  return <a href={href} onClick={follow} {...more} />;
}
