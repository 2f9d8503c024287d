/** /studio/sign-in: starts a sign-in and goes to the accounts service. `fresh`: also when signed in already. */
import { redirect } from "react-router";
import { startStudioSignIn } from "#contract/studio.ts";
import { studioPath } from "#rules/people/studio-path.ts";
import type { Route } from "./+types/sign-in";
import { visitStudio } from "./visit-studio.ts";

const ADDRESS = /^[^\s@]{1,64}@[^\s@]{1,189}$/;

export async function loader({ context }: Route.LoaderArgs) {
  const { api, search } = visitStudio(context);
  const query = new URLSearchParams(search);
  const email = query.get("email") ?? "";
  const started = await api(startStudioSignIn, {
    body: {
      back: studioPath(query.get("back")),
      is_fresh: query.has("fresh"),
      ...(ADDRESS.test(email) ? { email } : {}),
    },
  });
  return redirect(started.redirect);
}
