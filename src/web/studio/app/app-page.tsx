/** /studio/{slug or domain}/…: the studio's app. Who may not open it is answered before any of it is made. */
import { listMyLodgings, openStudio } from "#contract/studio.ts";
import { STUDIO_WORDS } from "#languages/languages.ts";
import { STAFF_ROLES, type StaffRole } from "#rules/people/staff-roles.ts";
import type { Route } from "./+types/app-page";
import { isRefused, needsSignIn, visitStudio } from "../visit-studio.ts";

const answer = (html: string, status: number) =>
  new Response(html, { status, headers: { "content-type": "text/html; charset=utf-8" } });

export async function loader({ context, params }: Route.LoaderArgs) {
  const visit = visitStudio(context);
  const { api, lang, path, search } = visit;
  const key = params.lodging;
  try {
    const lodging = await api(openStudio, { query: { domain: key } });
    const { lodgings } = await api(listMyLodgings, {});
    const names = STUDIO_WORDS[lang].roles;
    const role_names = Object.fromEntries(STAFF_ROLES.map((role) => [role, names[role].name])) as Record<
      StaffRole,
      string
    >;
    // Mantine is loaded when the first studio is opened, not when the program starts.
    const { renderApp } = await import("./render-app.tsx");
    const html = renderApp({ lang, key, path, search, lodging, lodgings, role_names });
    return answer(html, 200);
  } catch (error) {
    // What is no lodging's address is as good as one that is not one's own.
    if (isRefused(error, "INVALID_INPUT") || isRefused(error, "NOT_FOUND"))
      return answer((await import("./render-app.tsx")).renderNotFound(lang), 404);
    return needsSignIn(visit, error);
  }
}
