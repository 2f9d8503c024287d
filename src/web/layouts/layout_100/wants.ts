import type { LayoutWant } from "#rules/site/layout-wants.ts";

/** What this layout needs of an owner's content to look as it should. */
export const wants: readonly LayoutWant[] = [{ want: "landscape", need: 1600 }, { want: "room_photos" }];
