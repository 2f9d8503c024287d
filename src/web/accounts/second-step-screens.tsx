/** Staff show twice who they are: the code has come, now a password or a passkey. */
import { useAccounts } from "#web/accounts/accounts-context.ts";
import { AccountsForm, FormProblem, KnownAddress, PasswordField } from "#web/accounts/accounts-form.tsx";
import { AccountsPage } from "#web/accounts/accounts-page.tsx";
import { OtherWays } from "#web/accounts/other-ways.tsx";
import type { ScreenProps } from "#web/accounts/screen.ts";
import { leaveOf } from "#web/accounts/start-screen.tsx";

export function SecondStepScreen({ state, answered, uid }: ScreenProps) {
  const { words, here } = useAccounts();
  const { problems } = answered;
  return (
    <AccountsPage title={words.titles.second_step} lead={words.second.lead} back={leaveOf(state, words)}>
      <FormProblem problems={problems} />
      <AccountsForm act="password" fields={{ role: state.role }}>
        <KnownAddress email={state.email} />
        <PasswordField problems={problems} autoFocus={problems.every(({ field }) => field !== undefined)} />
        <button className="button" type="submit">
          {words.password.submit}
        </button>
      </AccountsForm>
      <OtherWays state={state} uid={uid} hasUpstreams={false}>
        <a className="more" href={here({ way: "forgot" })}>
          {words.password.forgot}
        </a>
      </OtherWays>
    </AccountsPage>
  );
}

export function SetUpScreen({ state, answered }: ScreenProps) {
  const { words } = useAccounts();
  return (
    <AccountsPage title={words.titles.set_up} lead={words.second.set_up_lead} back={leaveOf(state, words)}>
      <FormProblem problems={answered.problems} />
      <AccountsForm act="set_up" fields={{ role: state.role }}>
        <KnownAddress email={state.email} />
        <PasswordField
          problems={answered.problems}
          isNew
          autoFocus={answered.problems.every(({ field }) => field !== undefined)}
          about={state.email}
        />
        <button className="button" type="submit">
          {words.second.set_up_submit}
        </button>
      </AccountsForm>
    </AccountsPage>
  );
}

/** The password was set in this sign-in by a code, so it is no second step here: a new sign-in begins with both. */
export function SignInAgainScreen({ state }: ScreenProps) {
  const { words } = useAccounts();
  return (
    <AccountsPage title={words.titles.sign_in_again} lead={words.second.again_lead} back={leaveOf(state, words)}>
      <p>
        <a className="button" href={state.again}>
          {words.account.sign_in_again}
        </a>
      </p>
    </AccountsPage>
  );
}
