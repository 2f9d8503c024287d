/**
 * Journeys that differ in language, layout or width only. `npm test` runs a sample of them in which each value occurs;
 * `npm run test:journeys` runs every combination.
 */
import { test } from "@playwright/test";

const ARE_ALL_RUN = process.env.ALL_VARIANTS === "on";

export function sampled<Variant>(
  all: readonly Variant[],
  isInSample: (variant: Variant, index: number) => boolean,
): readonly Variant[] {
  return ARE_ALL_RUN ? all : all.filter(isInSample);
}

/** Declares a journey, if this run includes it. */
export const testVariant =
  (isInSample: boolean) =>
  (name: string, journey: Parameters<typeof test>[2]): void => {
    if (ARE_ALL_RUN || isInSample) test(name, journey);
  };
