/** /studio/oauth/callback: back from the accounts service. */
import { data, redirect } from "react-router";
import { CallRefused } from "#contract/client.ts";
import { finishStudioSignIn } from "#contract/studio.ts";
import { STUDIO_WORDS } from "#languages/languages.ts";
import type { Route } from "./+types/callback";
import { signInLink, studioLink } from "./studio-links.ts";
import { StudioPage } from "./studio-page.tsx";
import { visitStudio } from "./visit-studio.ts";

export async function loader({ context }: Route.LoaderArgs) {
  const { api, lang, search, path, xsrf } = visitStudio(context);
  // The person did not want to sign in.
  if (new URLSearchParams(search).get("error") === "access_denied") return redirect(studioLink("", lang));
  try {
    const { back } = await api(finishStudioSignIn, { body: { search } });
    return redirect(back, 303);
  } catch (error) {
    if (!(error instanceof CallRefused) || error.status === 500) throw error;
    // What the accounts service added to the address is of no use again: the language links leave it out.
    const status = error.status === 200 ? 422 : error.status;
    return data({ studio: { lang, path, search: "", xsrf }, message: error.message }, status);
  }
}

export default function Callback({ loaderData: { studio, message } }: Route.ComponentProps) {
  const { failed } = STUDIO_WORDS[studio.lang];
  return (
    <StudioPage studio={{ ...studio, path: "/studio" }} title={failed.heading} email={null}>
      <section className="studio-lone">
        <h1>{failed.heading}</h1>
        <p className="lead" role="alert">
          {message}
        </p>
        <a className="button" href={signInLink("/studio", studio.lang)}>
          {failed.again}
        </a>
      </section>
    </StudioPage>
  );
}
