import { LANGUAGE_FACTS } from "#languages/languages.ts";
import { useAccounts } from "#web/accounts/accounts-context.ts";
import { AccountsForm, EmailField, FormProblem } from "#web/accounts/accounts-form.tsx";
import { AccountsPage } from "#web/accounts/accounts-page.tsx";
import { OtherWays } from "#web/accounts/other-ways.tsx";
import type { ScreenProps } from "#web/accounts/screen.ts";

/** The first screen: an address, or another way. */
export function StartScreen({ state, answered, uid }: ScreenProps) {
  const { words, here, lang } = useAccounts();
  const { titles, start } = words;
  const isStaff = state.role === "staff";
  const title = state.is_sign_up
    ? titles.sign_up
    : isStaff
      ? titles.staff
      : state.lodging
        ? titles.join
        : titles.sign_in;
  return (
    <AccountsPage
      title={title}
      lead={leadOf(state, start, LANGUAGE_FACTS[lang].sentence_gap)}
      back={leaveOf(state, words)}
    >
      <FormProblem problems={answered.problems} />
      <AccountsForm act="send" fields={{ screen: "start", role: state.role }}>
        <EmailField problems={answered.problems} typed={answered.email} autoFocus={answered.problems.length === 0} />
        <button className="button" type="submit">
          {start.send}
        </button>
      </AccountsForm>
      {state.linking ? null : (
        <OtherWays state={state} uid={uid}>
          {isStaff ? null : (
            <a className="more" href={here({ way: "password" })}>
              {start.with_password}
            </a>
          )}
        </OtherWays>
      )}
    </AccountsPage>
  );
}

type Words = ReturnType<typeof useAccounts>["words"];

const PROVIDERS = { google: "Google", line: "LINE" } as const;

function leadOf(
  { role, lodging, client_name, linking, is_sign_up }: ScreenProps["state"],
  start: Words["start"],
  gap: string,
): string {
  if (linking) return start.lead_linking(PROVIDERS[linking]);
  if (is_sign_up) return start.lead_sign_up;
  if (role === "staff") return start.lead_staff;
  if (lodging) return start.lead_join(lodging.name);
  return start.lead + gap + start.lead_program(client_name);
}

/** Back to where the person came from, not signed in. */
export const leaveOf = ({ lodging, leave }: ScreenProps["state"], words: Words) => ({
  href: leave,
  text: lodging ? words.back_to(lodging.name) : words.back_home,
});
