/** The sections of the account's page. */
import type { CallAnswer } from "#contract/call.ts";
import type { getAccount } from "#contract/sign-in.ts";
import { WORDS } from "#languages/languages.ts";
import { useAccounts } from "#web/accounts/accounts-context.ts";
import { AccountsForm, errorOf, KnownAddress, PasswordField } from "#web/accounts/accounts-form.tsx";
import type { Problem } from "#web/orders/answers.ts";
import { Field } from "#web/ui/field.tsx";

type Account = CallAnswer<typeof getAccount>;
type WithProblems = { problems: readonly Problem[] };

function useDay(): (timestamp: number) => string {
  const { lang, site } = useAccounts();
  const timeZone = site?.hotel.timezone ?? "Asia/Taipei";
  const format = new Intl.DateTimeFormat(lang, { dateStyle: "long", timeZone });
  return (timestamp) => format.format(timestamp * 1000);
}

export function Passkeys({ passkeys, problems }: { passkeys: Account["passkeys"] } & WithProblems) {
  const { words, lang } = useAccounts();
  const { account } = words;
  const day = useDay();
  const error = errorOf(problems, "name");
  return (
    <section aria-labelledby="passkeys">
      <h2 id="passkeys">{words.titles.passkeys}</h2>
      <p>{account.passkeys_text}</p>
      {passkeys.length > 0 ? (
        <ul className="account-list">
          {passkeys.map(({ credential_id, name, created_timestamp, used_timestamp }) => (
            <li key={credential_id}>
              <div>
                <strong>{name}</strong>
                <span>
                  {account.added(day(created_timestamp))} ·{" "}
                  {used_timestamp === null ? account.never_used : account.used(day(used_timestamp))}
                </span>
              </div>
              <AccountsForm act="remove_passkey" className="way" fields={{ credential_id }}>
                <button className="more" type="submit" aria-label={account.remove_named(name)}>
                  {account.remove}
                </button>
              </AccountsForm>
            </li>
          ))}
        </ul>
      ) : null}
      <p className="fine" hidden data-no-passkeys>
        {account.passkeys_unsupported}
      </p>
      <AccountsForm act="add_passkey" fields={{ credential: "" }}>
        <div
          className="form"
          hidden
          data-passkey="create"
          data-options="/accounts/api/v1/account/passkey"
          data-failed={WORDS[lang].refusals.PASSKEY_FAILED}
          data-unnamed={words.wrong.name}
        >
          <Field
            name="name"
            label={account.passkey_name}
            hint={account.passkey_name_hint}
            error={error}
            maxLength={60}
            autoComplete="off"
            autoFocus={error !== undefined}
            required
          />
          <button className="button button-quiet" type="button">
            {account.add_passkey}
          </button>
          <p className="field-error" role="alert" hidden />
        </div>
      </AccountsForm>
    </section>
  );
}

type PasswordProps = { hasPassword: boolean; email: string } & WithProblems;

export function Password({ hasPassword, email, problems }: PasswordProps) {
  const { words } = useAccounts();
  const { account } = words;
  const label = hasPassword ? account.change_password : account.set_password;
  const isWrong = errorOf(problems, "password") !== undefined;
  return (
    <section aria-labelledby="your-password">
      <h2 id="your-password">{words.titles.your_password}</h2>
      <p>{hasPassword ? account.has_password : account.no_password}</p>
      <details className="fold" open={isWrong}>
        <summary className="more">{label}</summary>
        <AccountsForm act="password">
          <KnownAddress email={email} />
          <PasswordField problems={problems} isNew autoFocus={isWrong} about={email} />
          <p className="fine">{account.password_ends_sessions}</p>
          <button className="button" type="submit">
            {label}
          </button>
        </AccountsForm>
      </details>
    </section>
  );
}

const PROVIDERS = { google: "Google", line: "LINE" } as const;

export function LinkedAccounts({ identities }: { identities: Account["identities"] }) {
  const { words } = useAccounts();
  const day = useDay();
  if (identities.length === 0) return null;
  return (
    <section aria-labelledby="linked">
      <h2 id="linked">{words.titles.linked}</h2>
      <ul className="account-list">
        {identities.map(({ provider, linked_timestamp }) => (
          <li key={provider}>
            <div>
              <strong>{PROVIDERS[provider]}</strong>
              <span>{words.account.linked_since(day(linked_timestamp))}</span>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}

export function Sessions({ sessions }: { sessions: Account["sessions"] }) {
  const { words } = useAccounts();
  const { account } = words;
  const day = useDay();
  return (
    <section aria-labelledby="sessions">
      <h2 id="sessions">{words.titles.sessions}</h2>
      <ul className="account-list">
        {sessions.map(({ session_id, browser, network, opened_timestamp, is_this }) => (
          <li key={session_id}>
            <div>
              <strong>
                {browser}
                {is_this ? <span className="account-this">{account.this_device}</span> : null}
              </strong>
              <span>{[account.since(day(opened_timestamp)), network].filter(Boolean).join(" · ")}</span>
            </div>
            <AccountsForm
              act={is_this ? "sign_out" : "end_session"}
              className="way"
              fields={is_this ? {} : { session_id }}
            >
              <button className="more" type="submit" aria-label={account.sign_out_named(browser)}>
                {account.sign_out}
              </button>
            </AccountsForm>
          </li>
        ))}
      </ul>
      <AccountsForm act="end_session">
        <p className="fine">{account.everywhere_text}</p>
        <button className="button button-quiet" type="submit">
          {account.everywhere}
        </button>
      </AccountsForm>
    </section>
  );
}
