/** How long a code is valid, and how often one may be requested or guessed. */
export const CAPTCHA_DIGITS = 6;
export const CAPTCHA_MINUTES = 10;
export const CAPTCHA_TRIES = 5;

/** One contact's: between two codes, and within a day at the lodging. */
export const CAPTCHA_PAUSE_SECONDS = 60;
export const CAPTCHA_PER_DAY = 10;

/** Codes within an hour: for one address of the network, and for a whole lodging. */
export const CAPTCHA_PER_ADDRESS = 20;
export const CAPTCHA_PER_HOTEL = 300;
