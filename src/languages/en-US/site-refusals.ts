import type { siteRefusals as master } from "#languages/zh-TW/site-refusals.ts";

export const siteRefusals: typeof master = {
  ACCOUNT_IS_STAFF:
    "This account also works for a property. Ask its owner to remove you from the team first, then delete the account.",
  NOT_STAFF: "This account can’t manage any property. Open the link in your invitation email, or contact the owner.",
  NOTHING_TO_PUBLISH: "There’s nothing to publish: the website is already up to date.",
  TEXTS_MISSING: "Some required texts are still empty. Please fill them in in your main language, then publish.",
  TERM_TAKEN: "This name is already in your glossary. Change that entry instead.",
};
