/** What the provider does for programs on lodgings' hosts beyond OAuth: the specification's client sends JSON, from its own origin. */
import type { IncomingMessage } from "node:http";
import type { KoaContextWithOIDC } from "oidc-provider";
import type { Xsrf } from "#server/http/xsrf.ts";

type Settings = {
  isLodgings: (origin: string) => Promise<boolean>;
  /** Cookies of an answer, and the one that the browser's next call repeats. */
  withOwn: (cookies: string | undefined, set: readonly string[]) => ReturnType<Xsrf["withOwn"]>;
};

const TOKEN = /^\/oauth\/token\/?$/;
const FORM = "application/x-www-form-urlencoded";
/** As much as the provider reads of a form. */
const MOST_BODY = 56 * 1024;

export function forLodgingClients({ isLodgings, withOwn }: Settings) {
  return async (context: KoaContextWithOIDC, next: () => Promise<void>): Promise<void> => {
    if (TOKEN.test(context.path)) {
      const origin = context.get("origin");
      if (origin !== "" && !(await isLodgings(origin))) {
        context.status = 403;
        context.body = { error: "invalid_request", error_description: "this origin is no lodging's" };
        return;
      }
      if (context.is("application/json")) sendAsForm(context.req);
    }
    await next();
    if (context.response.get("access-control-allow-origin") !== "") {
      context.set("access-control-allow-credentials", "true");
    }
    const set = [context.response.headers["set-cookie"] ?? []].flat().map(String);
    const all = withOwn(context.get("cookie") || undefined, set);
    if (all.length > set.length) context.set("set-cookie", all);
  };
}

/** What can't be read makes the provider's own refusal: it reads the body through this iterator. */
function sendAsForm(request: IncomingMessage): void {
  const chunks = request.iterator.bind(request);
  async function* form(options?: { destroyOnReturn?: boolean }) {
    const read: Buffer[] = [];
    let size = 0;
    for await (const chunk of chunks(options)) {
      read.push(chunk);
      if ((size += chunk.length) > MOST_BODY) throw new Error("request entity too large");
    }
    yield Buffer.from(formOf(JSON.parse(Buffer.concat(read).toString())).toString());
  }
  Object.assign(request.headers, { "content-type": FORM, "transfer-encoding": "chunked" });
  delete request.headers["content-length"];
  Object.defineProperty(request, "iterator", { value: form });
}

/** `null` is absent, as in every call of the specification. */
function formOf(body: unknown): URLSearchParams {
  if (typeof body !== "object" || body === null || Array.isArray(body)) throw new Error("no fields");
  const given = Object.entries(body).filter(([, value]) => value !== null);
  // A parameter of OAuth is a text: what else an object holds is none, and is not read.
  return new URLSearchParams(
    given.flatMap(([name, value]): [string, string][] => (typeof value === "object" ? [] : [[name, String(value)]])),
  );
}
