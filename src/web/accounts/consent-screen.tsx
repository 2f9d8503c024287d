import { useAccounts } from "#web/accounts/accounts-context.ts";
import { AccountsForm, FormProblem } from "#web/accounts/accounts-form.tsx";
import { AccountsPage } from "#web/accounts/accounts-page.tsx";
import type { ScreenProps } from "#web/accounts/screen.ts";
import { leaveOf } from "#web/accounts/start-screen.tsx";

/** A program of others asks who the person is: what it would learn, and two equal buttons. */
export function ConsentScreen({ state, answered }: ScreenProps) {
  const { words } = useAccounts();
  const { consent } = words;
  return (
    <AccountsPage title={words.titles.consent} lead={consent.lead(state.client_name)} back={leaveOf(state, words)}>
      <FormProblem problems={answered.problems} />
      <ul className="consent-list">
        {state.scopes.map((scope) => (
          <li key={scope}>{consent.scopes[scope]}</li>
        ))}
      </ul>
      <p className="fine">{consent.note}</p>
      <AccountsForm act="consent" className="form-line consent-ways">
        <button className="button" type="submit" name="answer" value="allow">
          {consent.allow}
        </button>
        <button className="button button-quiet" type="submit" name="answer" value="deny">
          {consent.deny}
        </button>
      </AccountsForm>
    </AccountsPage>
  );
}
