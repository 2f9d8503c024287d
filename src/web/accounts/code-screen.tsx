import { CODE_LIMITS } from "#rules/people/sign-in-limits.ts";
import { useAccounts } from "#web/accounts/accounts-context.ts";
import { AccountsForm, CodeField, FormProblem } from "#web/accounts/accounts-form.tsx";
import { AccountsPage } from "#web/accounts/accounts-page.tsx";
import { keptOf, type ScreenProps } from "#web/accounts/screen.ts";
import { leaveOf } from "#web/accounts/start-screen.tsx";

/** Six digits from the e-mail. */
export function CodeScreen({ state, answered, now }: ScreenProps) {
  const { words } = useAccounts();
  const kept = keptOf({ state, answered });
  return (
    <AccountsPage
      title={words.titles.code}
      lead={<Sent email={answered.email} />}
      kept={kept}
      back={leaveOf(state, words)}
    >
      <FormProblem problems={answered.problems} />
      <AccountsForm act="verify" fields={kept}>
        <CodeField problems={answered.problems} typed={answered.code ?? ""} />
        <button className="button" type="submit">
          {state.role === "staff" ? words.code.go_on : words.code.submit}
        </button>
      </AccountsForm>
      <CodeHelp kept={kept} age={now - answered.sent} />
    </AccountsPage>
  );
}

/** The address does not break in the middle of a word, and is easily compared. */
export function Sent({ email }: { email: string }) {
  const { words } = useAccounts();
  const [before = "", after = ""] = words.code.sent("\n").split("\n");
  return (
    <span role="status">
      {before}
      <strong className="accounts-address">{email}</strong>
      {after}
    </span>
  );
}

/** The time left, another code, another address. */
export function CodeHelp({ kept, age }: { kept: Record<string, string>; /** Of the code, in seconds. */ age: number }) {
  const { words, here } = useAccounts();
  const { code } = words;
  return (
    <div className="code-help">
      <p
        className="fine"
        hidden
        data-good-for={Math.max(0, CODE_LIMITS.minutes * 60 - age)}
        data-left={code.left("{left}")}
        data-passed={code.passed}
      />
      <p className="fine">{code.nothing_came}</p>
      <AccountsForm act="send" className="form-again" fields={kept}>
        <button
          className="more"
          type="submit"
          data-wait={Math.max(0, CODE_LIMITS.pause_seconds - age)}
          data-waiting={code.resend_in("{seconds}")}
        >
          {code.resend}
        </button>
        <a className="more" href={here(kept.screen === "reset" ? { way: "forgot" } : {})}>
          {code.other}
        </a>
      </AccountsForm>
    </div>
  );
}
