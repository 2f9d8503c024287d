/** Roles: to choose from, and explained. */
import { STUDIO_WORDS } from "#languages/languages.ts";
import { STAFF_ROLES } from "#rules/people/staff-roles.ts";
import type { Language } from "#rules/text/language.ts";

type RoleSelectProps = { lang: Language; id: string; label: string; isLabelShown?: boolean; chosen: string };

export function RoleSelect({ lang, id, label, isLabelShown = false, chosen }: RoleSelectProps) {
  const { roles } = STUDIO_WORDS[lang];
  return (
    <div className="studio-field">
      {isLabelShown ? <label htmlFor={id}>{label}</label> : null}
      <select id={id} name="role" defaultValue={chosen} {...(isLabelShown ? {} : { "aria-label": label })}>
        {STAFF_ROLES.map((role) => (
          <option key={role} value={role}>
            {roles[role].name}
          </option>
        ))}
      </select>
    </div>
  );
}

export function RoleTable({ lang }: { lang: Language }) {
  const { roles, team } = STUDIO_WORDS[lang];
  return (
    <section aria-labelledby="roles" className="studio-roles">
      <h2 id="roles">{team.roles_heading}</h2>
      <dl>
        {STAFF_ROLES.map((role) => (
          <div key={role}>
            <dt>{roles[role].name}</dt>
            <dd>{roles[role].may}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
