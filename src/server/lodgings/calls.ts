import * as contract from "#contract/studio/lodgings.ts";
import { handlePlatform } from "#server/calls/mount-platform.ts";
import { checkSlug } from "#server/lodgings/check-slug.ts";
import { makeLodging } from "#server/lodgings/make-lodging.ts";
import { restoreLodging } from "#server/lodgings/restore-lodging.ts";

/** Of no one lodging. */
export const lodgingHandlers = [
  handlePlatform(contract.checkSlug, checkSlug),
  handlePlatform(contract.makeLodging, makeLodging),
  handlePlatform(contract.restoreLodging, restoreLodging),
];
