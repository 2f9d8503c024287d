/** What a request of the protocol may be, judged before the provider reads it: what it stores is limited, and nothing makes it fail. */
import { TEXT_LIMITS } from "#contract/accounts.ts";

/** Of the whole query, whatever stands in it: each sign-in that is begun stores it for half an hour. */
const MOST_QUERY = 4_096;

/** Modes of answering that are offered: the code comes back in the address alone. */
const RESPONSE_MODES: ReadonlySet<string> = new Set(["query", "fragment"]);

/** Why it is refused; null: it may go on. */
export function findFault(url: string): string | null {
  const [path = "", query = ""] = splitAt(url, "?");
  if (query.length > MOST_QUERY) return "request is too long";
  if (!isReadable(path) || !isReadable(query.replaceAll("+", " "))) return "request is malformed";
  const params = new URLSearchParams(query);
  for (const [name, most] of Object.entries(TEXT_LIMITS)) {
    if (params.getAll(name).some((value) => value.length > most)) return `${name} is too long`;
  }
  const modes = params.getAll("response_mode");
  return modes.every((mode) => RESPONSE_MODES.has(mode)) ? null : "response_mode is not offered";
}

function splitAt(text: string, mark: string): [string, string] {
  const at = text.indexOf(mark);
  return at === -1 ? [text, ""] : [text.slice(0, at), text.slice(at + 1)];
}

/** The database can store no NUL, and a broken escape is no text. */
function isReadable(text: string): boolean {
  try {
    return !decodeURIComponent(text).includes("\0");
  } catch {
    return false;
  }
}
