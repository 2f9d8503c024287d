/** /studio/sign-out: by a form alone, so that no link of others can do it. */
import { redirect } from "react-router";
import { signOutOfStudio } from "#contract/studio.ts";
import type { Route } from "./+types/sign-out";
import { studioLink } from "./studio-links.ts";
import { visitStudio } from "./visit-studio.ts";

export function loader({ context }: Route.LoaderArgs) {
  return redirect(studioLink("", visitStudio(context).lang));
}

export async function action({ context }: Route.ActionArgs) {
  const { api, lang } = visitStudio(context);
  await api(signOutOfStudio, {});
  return redirect(studioLink("", lang), 303);
}
