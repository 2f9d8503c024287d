/** How the ways to open an account can change: its owner is told of each by e-mail. An account's address can't be changed. */
export const ACCOUNT_CHANGES = [
  "password_set",
  "password_changed",
  "passkey_added",
  "passkey_removed",
  "google_linked",
  "line_linked",
] as const;
export type AccountChange = (typeof ACCOUNT_CHANGES)[number];

/** How long "this was not me" in such an e-mail ends all sessions. */
export const NOTICE_DAYS = 7;
