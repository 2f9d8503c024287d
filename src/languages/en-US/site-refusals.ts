import type { siteRefusals as master } from "#languages/zh-TW/site-refusals.ts";

export const siteRefusals: typeof master = {
  ACCOUNT_IS_STAFF:
    "This account also works for a property. Ask its owner to remove you from the team first, then delete the account.",
  PASSKEY_NEEDED:
    "This account has a passkey, so its password can’t be reset by a code. Sign in with the passkey, then change the password under “Account and security”.",
  TWO_STEPS_NEEDED:
    "This account opens the studio. Please sign in to the studio first, then change how you sign in here.",
  NOT_STAFF: "This account can’t manage any property. Open the link in your invitation email, or contact the owner.",
  NOTHING_TO_PUBLISH: "There’s nothing to publish: the website is already up to date.",
  TEXTS_MISSING: "Some required texts are still empty. Please fill them in in your main language, then publish.",
  TERM_TAKEN: "This name is already in your glossary. Change that entry instead.",
};
