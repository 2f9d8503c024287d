/** How each actor makes the calls of a site's draft and its versions. */
import type { Access } from "#tests/faults/tenants/access-table.ts";

const ofDomain: Access = { ask: ({ domain }) => ({ query: { domain } }) };
const ofDomainBody: Access = { ask: ({ domain }) => ({ body: { domain } }) };

const TERM = "019a8d4e-6f00-7000-8000-000000000001";

export const DRAFT_ACCESS: Record<string, Access> = {
  getSiteDraft: ofDomain,
  saveDraft: {
    ask: ({ domain }) => ({
      body: { domain, changes: [{ record: "site", record_id: 0, field: "fax", lang: "", value: "", seen: "" }] },
    }),
  },
  addSiteRecord: {
    ask: ({ domain }, ids) => ({ body: { domain, record: "room", copy_of: ids.room_class_id } }),
  },
  importRooms: {
    ask: ({ domain }) => ({
      body: { domain, columns: [{ field: "people", lang: "" }], rows: [["2"]], is_preview: true },
    }),
  },
  deleteArchivedRecords: {
    ask: ({ domain }) => ({ body: { domain, records: [{ record: "facility", record_id: 1 }] } }),
  },
  discardDraft: { ask: ({ domain }, ids) => ({ body: { domain, record: "room", record_id: ids.room_class_id } }) },
  scheduleSitePublish: {
    ask: ({ domain }) => ({ body: { domain, publish_timestamp: Math.floor(Date.now() / 1000) + 86_400, note: "" } }),
  },
  cancelScheduledPublish: ofDomainBody,
  publishSite: { ask: ({ domain }) => ({ body: { domain, note: "" } }) },
  makePreviewLink: ofDomainBody,
  sharePreview: ofDomainBody,
  listPreviewLinks: ofDomain,
  // There is none with this number.
  changePreviewLink: {
    ask: ({ domain }) => ({ body: { domain, link_id: TERM, is_ended: true } }),
    reported: "NOT_FOUND",
  },
  markTranslations: {
    ask: ({ domain }) => {
      const name = { record: "site", record_id: 0, field: "banner_title", lang: "en-US" };
      return { body: { domain, mark: "reviewed", texts: [{ ...name, source: "海", target: "Sea" }] } };
    },
  },
  setLanguageThreshold: { ask: ({ domain }) => ({ body: { domain, least_share: 0 } }) },
  listGlossary: ofDomain,
  listLackingCharacters: ofDomain,
  saveGlossaryTerm: { ask: ({ domain }) => ({ body: { domain, term_id: TERM, terms: { "zh-TW": "潮聲" } } }) },
  removeGlossaryTerm: { ask: ({ domain }) => ({ body: { domain, term_id: TERM } }) },
  listSiteVersions: ofDomain,
  // There is none of this number.
  saveTopic: {
    ask: ({ domain }) => ({ body: { domain, promotion_type_id: 999_999_999, names: { "zh-TW": "當季" } } }),
    reported: "NOT_FOUND",
  },
  removeTopic: {
    ask: ({ domain }) => ({ body: { domain, promotion_type_id: 999_999_999 } }),
    reported: "NOT_FOUND",
  },
  getSiteVersion: { ask: ({ domain }) => ({ query: { domain, version: "1" } }) },
  restoreSiteVersion: { ask: ({ domain }) => ({ body: { domain, version: 1 } }) },
};
