/** /studio/invitation?token=: the link of an invitation. It only shows; accepting is a form, and needs the invited account. */
import { data, redirect } from "react-router";
import { acceptInvitation, listMyLodgings, openInvitation } from "#contract/studio.ts";
import { STUDIO_WORDS, WORDS } from "#languages/languages.ts";
import { faulty, readForm, refusalOf } from "#web/orders/answers.ts";
import { Problems } from "#web/ui/problems.tsx";
import type { Route } from "./+types/invitation";
import { signInLink, studioLink } from "./studio-links.ts";
import { StudioPage } from "./studio-page.tsx";
import { isRefused, needsSignIn, visitStudio } from "./visit-studio.ts";

export async function loader({ context }: Route.LoaderArgs) {
  const { api, lang, path, search, xsrf } = visitStudio(context);
  const studio = { lang, path, search, xsrf };
  const token = new URLSearchParams(search).get("token") ?? "";
  const mine = await api(listMyLodgings, {}).catch((error: unknown) => {
    if (isRefused(error, "SIGN_IN_NEEDED")) return null;
    throw error;
  });
  const email = mine?.email ?? null;
  try {
    return data({ studio, email, token, invitation: await api(openInvitation, { query: { token } }) });
  } catch (error) {
    const isOver = isRefused(error, "INVITATION_OVER") || isRefused(error, "INVALID_INPUT");
    if (!isOver) throw error;
    return data({ studio, email, token, invitation: null }, 410);
  }
}

export async function action({ context, request }: Route.ActionArgs) {
  const visit = visitStudio(context);
  const { domain = "", invitation_id = "" } = await readForm(request);
  try {
    await visit.api(acceptInvitation, { body: { domain, invitation_id } });
    return redirect(studioLink("", visit.lang, { done: "joined" }), 303);
  } catch (error) {
    if (isRefused(error, "SIGN_IN_NEEDED")) needsSignIn(visit, error);
    return faulty([{ text: refusalOf(error).message }]);
  }
}

export default function Invitation({ loaderData, actionData }: Route.ComponentProps) {
  const { studio, email, token, invitation } = loaderData;
  const { lang, xsrf } = studio;
  const { invitation: words, roles, problems, back, home } = STUDIO_WORDS[lang];
  if (!invitation) {
    return (
      <StudioPage studio={studio} title={words.over} email={email}>
        <section className="studio-lone">
          <h1>{words.over}</h1>
          <p className="lead">{WORDS[lang].refusals.INVITATION_OVER}</p>
          <a className="button button-quiet" href={studioLink("", lang)}>
            {back}
          </a>
        </section>
      </StudioPage>
    );
  }
  const { name, role, domain, invitation_id, invited_by } = invitation;
  const here = studioLink("/invitation", lang, { token });
  const isOwn = email === invitation.email;
  const again = { email: invitation.email, ...(email === null ? {} : { fresh: "1" }) };
  return (
    <StudioPage studio={studio} title={words.heading(name)} email={email}>
      <section className="studio-lone">
        <Problems title={problems} problems={actionData?.problems ?? []} />
        <h1>{words.heading(name)}</h1>
        <p className="lead">{words.lead(invited_by ?? "", roles[role].name)}</p>
        <p>{roles[role].may}</p>
        {isOwn ? null : <p className="studio-note">{words.for_whom(invitation.email)}</p>}
        {email !== null && !isOwn ? <p className="studio-note">{words.signed_in_as(email)}</p> : null}
        {isOwn ? (
          <form method="post" action={here}>
            <input type="hidden" name="xsrf" value={xsrf} />
            <input type="hidden" name="domain" value={domain} />
            <input type="hidden" name="invitation_id" value={invitation_id} />
            <button className="button">{words.accept}</button>
          </form>
        ) : (
          <a className="button" href={signInLink(here, lang, again)}>
            {email === null ? words.sign_in : home.other_account}
          </a>
        )}
      </section>
    </StudioPage>
  );
}
