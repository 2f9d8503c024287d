/** Signing in with a password, and setting a new one by a code. */
import { useAccounts } from "#web/accounts/accounts-context.ts";
import {
  AccountsForm,
  CodeField,
  EmailField,
  errorOf,
  FormProblem,
  PasswordField,
} from "#web/accounts/accounts-form.tsx";
import { AccountsPage } from "#web/accounts/accounts-page.tsx";
import { CodeHelp, Sent } from "#web/accounts/code-screen.tsx";
import { keptOf, type ScreenProps } from "#web/accounts/screen.ts";
import { leaveOf } from "#web/accounts/start-screen.tsx";

export function PasswordScreen({ state, answered }: ScreenProps) {
  const { words, here } = useAccounts();
  const { problems, email } = answered;
  return (
    <AccountsPage title={words.titles.password} back={leaveOf(state, words)}>
      <FormProblem problems={problems} />
      <AccountsForm act="password" fields={{ screen: "password", role: state.role }}>
        <EmailField problems={problems} typed={email} autoFocus={email === "" && problems.length === 0} />
        <PasswordField
          problems={problems}
          autoFocus={email !== "" && !errorOf(problems, "email") && problems.every(({ field }) => field !== undefined)}
        />
        <button className="button" type="submit">
          {words.password.submit}
        </button>
      </AccountsForm>
      <p className="links">
        <a className="more" href={here({ way: "forgot" })}>
          {words.password.forgot}
        </a>
        <a className="more" href={here()}>
          {words.start.with_code}
        </a>
      </p>
    </AccountsPage>
  );
}

export function ForgotScreen({ state, answered }: ScreenProps) {
  const { words, here } = useAccounts();
  const { problems, email } = answered;
  return (
    <AccountsPage title={words.titles.forgot} lead={words.password.forgot_lead} back={leaveOf(state, words)}>
      <FormProblem problems={problems} />
      <AccountsForm act="send" fields={{ screen: "forgot", role: state.role }}>
        <EmailField problems={problems} typed={email} autoFocus={problems.length === 0} />
        <button className="button" type="submit">
          {words.start.send}
        </button>
      </AccountsForm>
      {state.role === "staff" ? null : (
        <p className="links">
          <a className="more" href={here()}>
            {words.start.with_code}
          </a>
        </p>
      )}
    </AccountsPage>
  );
}

export function ResetScreen({ state, answered, now }: ScreenProps) {
  const { words } = useAccounts();
  const { problems } = answered;
  const kept = keptOf({ state, answered });
  const isPasswordWrong = errorOf(problems, "password") !== undefined && errorOf(problems, "code") === undefined;
  return (
    <AccountsPage
      title={words.titles.forgot}
      lead={<Sent email={answered.email} />}
      kept={kept}
      back={leaveOf(state, words)}
    >
      <FormProblem problems={problems} />
      <AccountsForm act="reset" fields={kept}>
        <CodeField problems={problems} typed={answered.code ?? ""} autoFocus={!isPasswordWrong} isSentAtOnce={false} />
        <PasswordField problems={problems} isNew autoFocus={isPasswordWrong} about={answered.email} />
        <p className="fine">{words.password.reset_note}</p>
        <button className="button" type="submit">
          {words.password.reset_submit}
        </button>
      </AccountsForm>
      <CodeHelp kept={kept} age={now - answered.sent} />
    </AccountsPage>
  );
}
