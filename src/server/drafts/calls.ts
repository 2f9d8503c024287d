import * as drafts from "#contract/site-drafts.ts";
import * as versions from "#contract/site-versions.ts";
import { importRooms as importContract } from "#contract/studio/room-import.ts";
import { handle } from "#server/calls/handle.ts";
import { addSiteRecord } from "#server/drafts/add-site-record.ts";
import { cancelScheduledPublish } from "#server/drafts/cancel-scheduled-publish.ts";
import { deleteArchivedRecords } from "#server/drafts/delete-archived-records.ts";
import { discardDraft } from "#server/drafts/discard-draft.ts";
import { getSiteDraft } from "#server/drafts/get-site-draft.ts";
import { getSiteVersion } from "#server/drafts/get-site-version.ts";
import { importRooms } from "#server/drafts/import-rooms.ts";
import { listSiteVersions } from "#server/drafts/list-site-versions.ts";
import { publishSite } from "#server/drafts/publish-site.ts";
import { restoreSiteVersion } from "#server/drafts/restore-site-version.ts";
import { saveDraft } from "#server/drafts/save-draft.ts";
import { scheduleSitePublish } from "#server/drafts/schedule-site-publish.ts";

export const draftHandlers = [
  handle(drafts.getSiteDraft, getSiteDraft),
  handle(drafts.saveDraft, saveDraft),
  handle(drafts.addSiteRecord, addSiteRecord),
  handle(drafts.discardDraft, discardDraft),
  handle(drafts.deleteArchivedRecords, deleteArchivedRecords),
  handle(importContract, importRooms),
  handle(drafts.publishSite, publishSite),
  handle(drafts.scheduleSitePublish, scheduleSitePublish),
  handle(drafts.cancelScheduledPublish, cancelScheduledPublish),
  handle(versions.listSiteVersions, listSiteVersions),
  handle(versions.getSiteVersion, getSiteVersion),
  handle(versions.restoreSiteVersion, restoreSiteVersion),
];
