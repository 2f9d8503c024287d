/** One staff member in the list of the team. */
import type { CallAnswer } from "#contract/call.ts";
import type { listTeam } from "#contract/studio.ts";
import { STUDIO_WORDS } from "#languages/languages.ts";
import { RoleSelect } from "./roles.tsx";
import { dayOf, teamLink } from "./studio-links.ts";
import type { Studio } from "./studio-page.tsx";

type Team = CallAnswer<typeof listTeam>;

type MemberProps = {
  studio: Studio;
  domain: string;
  mayChange: boolean;
  member: Team["team"][number];
  isOnlyOwner: boolean;
};

export function Member({ studio, domain, mayChange, member, isOnlyOwner }: MemberProps) {
  const { lang, xsrf } = studio;
  const { team: words, roles } = STUDIO_WORDS[lang];
  const { account_id, email, name, role, may_publish, since_timestamp, is_me } = member;
  const hidden = (
    <>
      <input type="hidden" name="xsrf" value={xsrf} />
      <input type="hidden" name="account_id" value={account_id} />
    </>
  );
  return (
    <li>
      <div>
        <h2>
          {name || email} {is_me ? <span className="studio-role">{words.you}</span> : null}
        </h2>
        <p className="studio-note">
          {name ? `${email} · ` : ""}
          {words.since(dayOf(since_timestamp, lang))}
        </p>
      </div>
      {mayChange && !isOnlyOwner ? (
        <div className="studio-acts">
          <form method="post" action={teamLink(domain, lang)} className="studio-line">
            {hidden}
            <RoleSelect lang={lang} id={`role-${account_id}`} label={words.role_of(email)} chosen={role} />
            <button className="button button-quiet" name="act" value="role" aria-label={`${words.save}: ${email}`}>
              {words.save}
            </button>
          </form>
          {role === "editor" ? (
            <form method="post" action={teamLink(domain, lang)} className="studio-publishing">
              {hidden}
              <input type="hidden" name="may_publish" value={String(!may_publish)} />
              <button
                className="studio-switch"
                role="switch"
                aria-checked={may_publish}
                aria-label={words.publishing_of(email)}
                name="act"
                value="publishing"
              />
              <span className="studio-note">{may_publish ? words.may_publish : words.may_not_publish}</span>
            </form>
          ) : null}
          <details className="studio-remove">
            <summary aria-label={`${words.remove}: ${email}`}>{words.remove}</summary>
            <form method="post" action={teamLink(domain, lang)}>
              {hidden}
              <p>{words.remove_whom(email)}</p>
              <button className="button" name="act" value="remove">
                {words.remove_yes}
              </button>
            </form>
          </details>
        </div>
      ) : (
        <p className="studio-acts">
          <span className="studio-role">{roles[role].name}</span>
        </p>
      )}
    </li>
  );
}
