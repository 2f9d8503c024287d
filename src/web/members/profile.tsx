import { LANGUAGE_FACTS } from "#languages/languages.ts";
import type { MemberView } from "#web/members/member-forms.ts";
import type { Problem } from "#web/orders/answers.ts";
import { PersonalForm } from "#web/orders/personal-page.tsx";
import { useSite } from "#web/site.ts";
import { Field } from "#web/ui/field.tsx";

type ProfileProps = { member: MemberView; typed: Record<string, string>; problems: Problem[] };

export function Profile({ member, typed, problems }: ProfileProps) {
  const { wordSets, hotel } = useSite();
  const { profile: words, consent } = wordSets.members;
  const isTyped = typed.way === "profile";
  const valueOf = (name: "name" | "phone" | "lang") => (isTyped ? typed[name] : member[name]);
  const errorOf = (name: string) => problems.find(({ field }) => field === name)?.text;
  const wantsNews = isTyped ? typed.wants_news === "on" : member.wants_news;
  return (
    <section aria-labelledby="profile">
      <h2 id="profile">{words.title}</h2>
      <PersonalForm>
        <input type="hidden" name="as" value={member.member_id} />
        <p>{words.text}</p>
        <p>
          {words.email} <strong>{member.email}</strong>
        </p>
        <Field
          name="name"
          label={words.name}
          autoComplete="name"
          maxLength={60}
          defaultValue={valueOf("name")}
          error={errorOf("name")}
        />
        <Field
          name="phone"
          type="tel"
          label={words.phone}
          autoComplete="tel"
          maxLength={40}
          defaultValue={valueOf("phone")}
          error={errorOf("phone")}
        />
        <div className="field">
          <label htmlFor="lang">{words.lang}</label>
          <select id="lang" name="lang" defaultValue={valueOf("lang")}>
            {hotel.support_lang.map((each) => (
              <option key={each} value={each} lang={each}>
                {LANGUAGE_FACTS[each].name}
              </option>
            ))}
          </select>
        </div>
        <label className="tick">
          <input type="checkbox" name="wants_news" defaultChecked={wantsNews} />
          <span>{consent.news}</span>
        </label>
        <p className="fine">{consent.text}</p>
        <button className="button" type="submit" name="intent" value="save">
          {words.save}
        </button>
      </PersonalForm>
    </section>
  );
}
