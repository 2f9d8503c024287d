/** Pages for one person on the platform's host: signing in, the account, the studio. */
import type { Context } from "hono";
import { readOrigin } from "#server/accounts/read-origin.ts";
import type { Dependencies } from "#server/calls/dependencies.ts";
import type { Caller } from "#server/http/host.ts";
import type { PersonalPages } from "#server/http/personal-pages.ts";

/** Not the router's data of a page: none of our pages requests it. */
const PAGES = /^\/(?:accounts|studio)(?:\/(?!.*\.data$)|$)/;

export const isAccountsPage = (pathname: string): boolean => PAGES.test(pathname);

export function createAccountsPages(dependencies: Dependencies, send: PersonalPages) {
  const origin = dependencies.originOf(dependencies.platformHost);
  return async (context: Context, caller: Caller, requested: URL): Promise<Response> => {
    if (!["GET", "HEAD", "POST"].includes(context.req.method)) return context.text("", 405);
    const { hotel, lang } = await readOrigin(dependencies, {
      requested,
      cookies: context.req.header("cookie"),
      accepts: context.req.header("accept-language"),
    });
    const { pathname: path, search } = requested;
    return send(context, caller, hotel, {
      url: new URL(path + search, origin),
      lang,
      path,
      basename: "/",
      address: caller.address,
    });
  };
}
