/** The demo lodgings by folder, in the order of their ids. */
export const DEMO_FOLDERS = [
  "moonclear",
  "tidesong",
  "onemat",
  "swallowtail",
  "thousandlamps",
  "nightglow",
  "corners/plain",
  "corners/closed",
  "corners/harbour",
  "corners/asleep",
  "corners/unbuilt",
  "corners/feast",
  "ninthlane",
  "slowgrain",
  "northlight",
] as const;

/** A lodging's host on this machine is `${slug}.localhost`. */
export const slugOf = (folder: string): string => folder.slice(folder.lastIndexOf("/") + 1);
