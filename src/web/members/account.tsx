import type { MemberView } from "#web/members/member-forms.ts";
import type { Problem } from "#web/orders/answers.ts";
import { PersonalForm } from "#web/orders/personal-page.tsx";
import { useSite } from "#web/site.ts";
import { Field } from "#web/ui/field.tsx";
import { Fold } from "#web/ui/fold.tsx";

type AccountProps = { member: MemberView; typed: Record<string, string>; problems: Problem[] };

/** The account behind the membership: its page at the accounts service, a copy of one's data, and the end of it. */
export function Account({ member, typed, problems }: AccountProps) {
  const { wordSets, href } = useSite();
  const { account: words, remove } = wordSets.members;
  const isAtCode = typed.way === "delete";
  const error = problems.find(({ field }) => field === "code")?.text;
  return (
    <section aria-labelledby="account">
      <h2 id="account">{words.title}</h2>
      <p>{words.text}</p>
      <ul className="member-links">
        <li>
          <a className="more" href={member.account_url}>
            {words.link}
          </a>
        </li>
        <li>
          <a className="more" href={href("/member/data")}>
            {words.data}
          </a>
        </li>
        <li>
          <a className="more" href={href("/member/data.json")} download>
            {words.json}
          </a>
        </li>
      </ul>
      <Fold title={words.remove} mustBeOpen={isAtCode}>
        <PersonalForm>
          <input type="hidden" name="as" value={member.member_id} />
          <p>{remove.text}</p>
          <p>{remove.orders}</p>
          {isAtCode ? (
            <>
              <p role="status">{remove.sent(member.email)}</p>
              <Field
                name="code"
                label={remove.code}
                error={error}
                className="code"
                inputMode="numeric"
                autoComplete="one-time-code"
                maxLength={12}
                autoFocus
              />
              <button className="button button-danger" type="submit" name="intent" value="delete">
                {remove.confirm}
              </button>
              <a className="more" href={href("/member")}>
                {remove.keep}
              </a>
            </>
          ) : (
            <button className="button button-quiet" type="submit" name="intent" value="delete_code">
              {remove.send}
            </button>
          )}
        </PersonalForm>
      </Fold>
    </section>
  );
}
