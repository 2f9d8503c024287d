/** The headers of a call's answer. One that is the same for everyone may be stored and revalidated; a guest's own may not. */
export const callHeaders = (isForEveryone: boolean) => ({
  "content-type": "application/json; charset=utf-8",
  "x-content-type-options": "nosniff",
  "cache-control": isForEveryone ? "no-cache" : "private, no-store",
});
