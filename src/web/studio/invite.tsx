/** Inviting someone to the team, and the invitations that nobody has accepted yet. */
import type { CallAnswer } from "#contract/call.ts";
import type { listTeam } from "#contract/studio.ts";
import { LANGUAGE_FACTS, STUDIO_WORDS } from "#languages/languages.ts";
import { INVITATION_DAYS } from "#rules/people/staff-roles.ts";
import { LANGUAGES } from "#rules/text/language.ts";
import type { Problem } from "#web/orders/answers.ts";
import { Field } from "#web/ui/field.tsx";
import { RoleSelect } from "./roles.tsx";
import { dayOf, teamLink } from "./studio-links.ts";
import type { Studio } from "./studio-page.tsx";

type Given = { studio: Studio; domain: string; mayChange: boolean };

type InviteProps = Given & { typed: Record<string, string>; problems: readonly Problem[] };

export function Invite({ studio: { lang, xsrf }, domain, typed, problems }: InviteProps) {
  const words = STUDIO_WORDS[lang].team;
  return (
    <section aria-labelledby="invite" className="studio-invite">
      <h2 id="invite">{words.invite_heading}</h2>
      <p>{words.invite_lead(INVITATION_DAYS)}</p>
      <form method="post" action={teamLink(domain, lang)} noValidate>
        <input type="hidden" name="xsrf" value={xsrf} />
        <Field
          name="email"
          type="email"
          label={words.email}
          autoComplete="off"
          required
          maxLength={254}
          defaultValue={typed.email ?? ""}
          error={problems.find(({ field }) => field === "email")?.text}
        />
        <RoleSelect lang={lang} id="invite-role" label={words.role} isLabelShown chosen={typed.role || "front_desk"} />
        <div className="studio-field">
          <label htmlFor="invite-lang">{words.lang}</label>
          <select id="invite-lang" name="lang" defaultValue={typed.lang || lang}>
            {LANGUAGES.map((other) => (
              <option key={other} value={other} lang={other}>
                {LANGUAGE_FACTS[other].name}
              </option>
            ))}
          </select>
        </div>
        <button className="button" name="act" value="invite">
          {words.invite}
        </button>
      </form>
    </section>
  );
}

type InvitedProps = Given & { invitations: CallAnswer<typeof listTeam>["invitations"] };

export function Invited({ studio: { lang, xsrf }, domain, mayChange, invitations }: InvitedProps) {
  const { team: words, roles } = STUDIO_WORDS[lang];
  if (invitations.length === 0) return null;
  return (
    <section aria-labelledby="invited">
      <h2 id="invited">{words.invited}</h2>
      <ul className="studio-list">
        {invitations.map((invitation) => {
          const { invitation_id, email, role, expires_timestamp, is_expired } = invitation;
          return (
            <li key={invitation_id}>
              <div>
                <h3>{email}</h3>
                <p className="studio-note">
                  <span className="studio-role">{roles[role].name}</span>{" "}
                  {is_expired ? words.expired : words.until(dayOf(expires_timestamp, lang))}
                </p>
              </div>
              {mayChange ? (
                <form method="post" action={teamLink(domain, lang)} className="studio-acts">
                  {Object.entries({ xsrf, invitation_id, email, role, lang: invitation.lang }).map(([name, value]) => (
                    <input key={name} type="hidden" name={name} value={value} />
                  ))}
                  <button
                    className="button button-quiet"
                    name="act"
                    value="invite"
                    aria-label={`${words.resend}: ${email}`}
                  >
                    {words.resend}
                  </button>
                  <button
                    className="studio-link"
                    name="act"
                    value="withdraw"
                    aria-label={`${words.withdraw}: ${email}`}
                  >
                    {words.withdraw}
                  </button>
                </form>
              ) : null}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
