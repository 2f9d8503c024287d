/**
 * Journeys that differ in language, layout, width or vendor only. `npm test` runs a sample of them in which each value occurs;
 * `npm run test:journeys` runs every combination.
 */
import { test } from "@playwright/test";

export const ARE_ALL_RUN = process.env.ALL_VARIANTS === "on";

export function sampled<Variant>(
  all: readonly Variant[],
  isInSample: (variant: Variant, index: number) => boolean,
): readonly Variant[] {
  return ARE_ALL_RUN ? all : all.filter(isInSample);
}

type Declare = (name: string, journey: Parameters<typeof test>[2]) => void;

/** Declares a journey, if this run includes it. Returns Playwright's own function, so that reports name the caller's line. */
export const testVariant = (isInSample: boolean): Declare => (ARE_ALL_RUN || isInSample ? test : () => {});

/** A journey through a rare state that another journey or the tests of calls already cover: only in `npm run test:journeys`. */
export const testLonger: Declare = testVariant(false);
