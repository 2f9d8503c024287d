/** /studio/{slug or domain}/team: who works at a lodging, as what, and who is invited. For its owners. */
import { data, redirect } from "react-router";
import {
  allowPublishing,
  changeStaffRole,
  inviteStaff,
  listTeam,
  removeStaff,
  withdrawInvitation,
} from "#contract/studio.ts";
import { STUDIO_WORDS, WORDS } from "#languages/languages.ts";
import { isStaffRole } from "#rules/people/staff-roles.ts";
import { isLanguage } from "#rules/text/language.ts";
import type { PageVisit } from "#web/context.ts";
import { faulty, readForm, refusalOf } from "#web/orders/answers.ts";
import { Problems } from "#web/ui/problems.tsx";
import type { Route } from "./+types/team";
import { Invite, Invited } from "./invite.tsx";
import { Member } from "./member.tsx";
import { RoleTable } from "./roles.tsx";
import { signInLink, studioLink, teamLink } from "./studio-links.ts";
import { StudioPage } from "./studio-page.tsx";
import { type Done, doneIn, isRefused, needsSignIn, visitStudio } from "./visit-studio.ts";

export async function loader({ context, params }: Route.LoaderArgs) {
  const visit = visitStudio(context);
  const { api, lang, path, search, xsrf } = visit;
  const studio = { lang, path, search, xsrf };
  const done = doneIn(search);
  try {
    return data({ studio, done, team: await api(listTeam, { query: { domain: params.lodging } }) });
  } catch (error) {
    if (isRefused(error, "FORBIDDEN")) return data({ studio, done, team: null }, 403);
    // What is no lodging's address is as good as one that is not one's own.
    if (isRefused(error, "INVALID_INPUT") || isRefused(error, "NOT_FOUND")) throw data(null, 404);
    return needsSignIn(visit, error);
  }
}

export async function action({ context, request, params }: Route.ActionArgs) {
  const visit = visitStudio(context);
  const { lang } = visit;
  const form = await readForm(request);
  try {
    const done = await change(visit, params.lodging, form);
    return redirect(teamLink(params.lodging, lang, { done }), 303);
  } catch (error) {
    if (isRefused(error, "SIGN_IN_NEEDED")) needsSignIn(visit, error);
    const { message, extra_info, code } = refusalOf(error);
    const typed = { email: form.email ?? "", role: form.role ?? "", lang: form.lang ?? "" };
    const isEmail = extra_info.fields?.includes("email") === true;
    const text = isEmail && code === "INVALID_INPUT" ? STUDIO_WORDS[lang].wrong_email : message;
    return faulty([isEmail ? { field: "email", text } : { text }], typed);
  }
}

/** Which form was sent; what it says is checked by the call. */
async function change({ api, lang }: PageVisit, domain: string, form: Record<string, string>): Promise<Done> {
  const { act, email = "", account_id = "", invitation_id = "" } = form;
  const role = isStaffRole(form.role) ? form.role : "housekeeper";
  if (act === "role") {
    await api(changeStaffRole, { body: { domain, account_id, role } });
    return "changed";
  }
  if (act === "publishing") {
    await api(allowPublishing, { body: { domain, account_id, may_publish: form.may_publish === "true" } });
    return "publishing";
  }
  if (act === "remove") {
    await api(removeStaff, { body: { domain, account_id } });
    return "removed";
  }
  if (act === "withdraw") {
    await api(withdrawInvitation, { body: { domain, invitation_id } });
    return "withdrawn";
  }
  await api(inviteStaff, { body: { domain, email, role, lang: isLanguage(form.lang) ? form.lang : lang } });
  return "invited";
}

export default function Team({ loaderData: { studio, done, team }, actionData }: Route.ComponentProps) {
  const { lang } = studio;
  const { team: words, back, problems, done: doneWords } = STUDIO_WORDS[lang];
  if (!team) {
    return (
      <StudioPage studio={studio} title={words.heading} email={null}>
        <section className="studio-lone">
          <h1>{words.heading}</h1>
          <p className="lead">{words.only_owner}</p>
          <a className="button button-quiet" href={studioLink("", lang)}>
            {back}
          </a>
        </section>
      </StudioPage>
    );
  }
  const me = team.team.find(({ is_me }) => is_me)!;
  const owners = team.team.filter(({ role }) => role === "owner").length;
  const given = { studio, domain: team.domain, mayChange: team.is_fresh };
  return (
    <StudioPage studio={studio} title={`${words.heading} · ${team.name}`} email={me.email}>
      <p className="studio-back">
        <a href={studioLink(`/${team.domain}`, lang)}>← {team.name}</a>
      </p>
      <h1>
        {words.heading} <small>{team.name}</small>
      </h1>
      <p className="studio-lead">{words.lead}</p>
      <Problems title={problems} problems={actionData?.problems ?? []} />
      {done && !actionData ? (
        <p className="studio-done" role="status">
          {doneWords[done]}
        </p>
      ) : null}
      {team.is_fresh ? null : <SignInAgain back={teamLink(team.domain, lang)} lang={lang} />}
      <ul className="studio-list">
        {team.team.map((member) => (
          <Member
            key={member.account_id}
            {...given}
            member={member}
            isOnlyOwner={member.role === "owner" && owners === 1}
          />
        ))}
      </ul>
      <Invited {...given} invitations={team.invitations} />
      {team.is_fresh ? (
        <Invite {...given} typed={actionData?.typed ?? {}} problems={actionData?.problems ?? []} />
      ) : null}
      <RoleTable lang={lang} />
    </StudioPage>
  );
}

function SignInAgain({ back, lang }: { back: string; lang: keyof typeof WORDS }) {
  const { fresh } = STUDIO_WORDS[lang];
  return (
    <section className="studio-fresh" aria-labelledby="fresh">
      <h2 id="fresh">{fresh.heading}</h2>
      <p>{fresh.text}</p>
      <a className="button" href={signInLink(back, lang, { fresh: "1" })}>
        {fresh.button}
      </a>
    </section>
  );
}
