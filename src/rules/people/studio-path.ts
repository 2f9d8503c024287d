/** Where the studio may send a browser after its sign-in: to its own pages, and nowhere else. */
export const STUDIO = "/studio";

/** Holds the language that a person has chosen at the studio. */
export const STUDIO_LANGUAGE_COOKIE = "yado-studio-lang";

/** No dots, so no way up; no double slash and no backslash, which a browser might read as another host. */
const PAGE =
  /^\/studio(?:\/(?!(?:sign-in|sign-out|oauth)(?:[/?]|$))[\w-]+(?:\.[\w-]+)*(?:\/[\w-]+)*)?(?:\?[\w.~=&%+-]*)?$/;

export const studioPath = (path: string | null | undefined): string => (path && PAGE.test(path) ? path : STUDIO);

/** Tells the accounts service that the person has pressed "Start free": its first page says so. */
export const SIGN_UP_HINT = "signup";

export const isSignUpPath = (path: string): boolean => path.split("?")[0] === `${STUDIO}/new`;
