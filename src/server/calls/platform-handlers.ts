/** Every call of the platform that works: those of no lodging, on the platform's host. */
import { accountHandlers } from "#server/accounts/calls.ts";
import type { PlatformHandler } from "#server/calls/mount-platform.ts";
import { lodgingHandlers } from "#server/lodgings/calls.ts";
import { studioHandlers } from "#server/staff/calls.ts";

export const platformHandlers: readonly PlatformHandler[] = [...accountHandlers, ...studioHandlers, ...lodgingHandlers];
