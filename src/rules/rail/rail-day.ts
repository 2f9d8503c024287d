import { dayAt } from "#rules/time/day.ts";

/** The railway runs by the clock of Taiwan, wherever guest and lodging are. */
export const RAIL_TIMEZONE = "Asia/Taipei";

export const railDay = (now: Date): string => dayAt(now, RAIL_TIMEZONE);
