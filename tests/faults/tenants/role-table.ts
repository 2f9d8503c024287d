/**
 * Who may do what at a lodging, written by hand from the table of roles as it was decided (docs/decisions/0048-staff.md), call by call. It imports nothing of the
 * product: a change of the product's own table is a difference here, and a new call is missing until somebody has written it down.
 */
type Row = {
  what: string;
  /** o owner, m manager, f front desk, e editor, p editor whom the owner lets publish, a accountant, h housekeeper. */
  roles: string;
  /** Only with a sign-in of the last minutes. */
  isFresh?: true;
  calls: string;
};

const ROWS: readonly Row[] = [
  {
    what: "the studio itself, one's own views and search, facts and room numbers of the house",
    roles: "omfeah",
    calls: "openStudio listViews saveView deleteView findInStudio listRoomUnits getLodgingFacts",
  },
  {
    what: "site content",
    roles: "ome",
    calls: `getSetup getPoster getSiteDraft saveDraft addSiteRecord discardDraft makePreviewLink sharePreview listPreviewLinks
      changePreviewLink listSiteVersions getSiteVersion markTranslations listGlossary saveGlossaryTerm removeGlossaryTerm
      listLackingCharacters saveTopic removeTopic importRooms listPictures startUpload sendPiece getUpload finishUpload
      savePicture listPictureUses replacePicture archivePicture restorePicture`,
  },
  {
    what: "publish",
    roles: "omp",
    calls: `rehearse leaveSetupStep goLive publishSite scheduleSitePublish cancelScheduledPublish restoreSiteVersion
      setLanguageThreshold`,
  },
  { what: "delete content for good", roles: "om", calls: "deleteArchivedRecords listArchivedPictures deletePictures" },
  {
    what: "rooms, plans, prices: read",
    roles: "omfa",
    calls: `listRatePlans listNights explainNight sampleStay listRefundPolicies getExtraRates listAddOns listAddOnDays`,
  },
  {
    what: "rooms, plans, prices: change",
    roles: "om",
    calls: `saveRatePlan archiveRatePlan previewNights saveRates undoRates setNight getPaymentSettings savePolicies
      undoPolicies saveRefundPolicy removeRefundPolicy undoRefundPolicy previewRatePlan undoRatePlan saveExtraRates
      undoExtraRates saveLodgingFacts undoLodgingFacts saveAddOn archiveAddOn undoAddOn`,
  },
  { what: "stock", roles: "omf", calls: "saveRoomUnits saveUnitNumbers undoRoomUnits setAddOnStock undoAddOnStock" },
  {
    what: "orders: see",
    roles: "omfa",
    calls: "listStudioOrders getStudioOrder markOrdersSeen watchOrders getRefundLimit getToday",
  },
  { what: "orders: change", roles: "omf", calls: "previewCancel cancelStudioOrder resendConfirmation markRemittance" },
  { what: "orders: refund", roles: "omfa", calls: "finishRefund" },
  { what: "guests' contacts", roles: "omf", calls: "revealContact" },
  { what: "members' points and stored value", roles: "om", calls: "correctCredit" },
  { what: "team, log and domains: see", roles: "o", calls: "listTeam listLog listDomains" },
  { what: "try the keys of payments", roles: "o", calls: "startGatewayTest finishGatewayTest" },
  {
    what: "keys of payments, bank account, currency, domain, team",
    roles: "o",
    isFresh: true,
    calls: `setRefundLimit saveGatewayKeys saveBankAccount undoBankAccount saveCurrency addDomain checkDomain makeCanonical
      removeDomain inviteStaff withdrawInvitation changeStaffRole removeStaff allowPublishing`,
  },
];

const LETTERS = {
  owner: "o",
  manager: "m",
  front_desk: "f",
  editor: "e",
  accountant: "a",
  housekeeper: "h",
} as const;

const namesOf = ({ calls }: Row): string[] => calls.trim().split(/\s+/);

/** Each call as often as it is written down. */
export const WRITTEN_CALLS: readonly string[] = ROWS.flatMap(namesOf);

export const WRITTEN_ROLES = Object.keys(LETTERS) as (keyof typeof LETTERS)[];

const rowOf = (call: string): Row => ROWS.find((row) => namesOf(row).includes(call))!;

export const mayByTable = (role: keyof typeof LETTERS, call: string): boolean =>
  rowOf(call).roles.includes(LETTERS[role]);

/** An editor whom the owner lets publish. */
export const mayPublisherByTable = (call: string): boolean => /[ep]/.test(rowOf(call).roles);

export const isFreshByTable = (call: string): boolean => rowOf(call).isFresh === true;
