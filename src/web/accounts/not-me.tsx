/** /accounts/not-me/{token}: "this was not me", from an e-mail about an account. Opening it changes nothing; its button signs out everywhere. */
import { data, redirect } from "react-router";
import { endByNotice, getNotice } from "#contract/account-notice.ts";
import { CallRefused } from "#contract/client.ts";
import { ACCOUNT_MAIL_WORDS } from "#languages/languages.ts";
import { NOTICE_DAYS } from "#rules/people/account-changes.ts";
import { AccountsForm } from "#web/accounts/accounts-form.tsx";
import { accountsVisit, useAccounts } from "#web/accounts/accounts-context.ts";
import { AccountsPage } from "#web/accounts/accounts-page.tsx";
import type { Route } from "./+types/not-me";

const isOver = (error: unknown): boolean =>
  error instanceof CallRefused && (error.code === "NOT_FOUND" || error.code === "INVALID_INPUT");

export async function loader({ context, params: { token } }: Route.LoaderArgs) {
  const { api, search } = accountsVisit(context);
  const isDone = new URLSearchParams(search).get("done") === "1";
  try {
    return { notice: await api(getNotice, { params: { token } }), isDone };
  } catch (error) {
    if (!isOver(error)) throw error;
    return data({ notice: null, isDone: false }, 410);
  }
}

export async function action({ context, params: { token } }: Route.ActionArgs) {
  const { api, path, search } = accountsVisit(context);
  try {
    await api(endByNotice, { params: { token } });
  } catch (error) {
    // The page itself says that the link is over.
    if (!isOver(error)) throw error;
  }
  const query = new URLSearchParams(search);
  query.set("done", "1");
  return redirect(`${path}?${query}`, 303);
}

export default function NotMe({ loaderData: { notice, isDone } }: Route.ComponentProps) {
  const { words, site, lang } = useAccounts();
  const { titles, not_me } = words;
  const signIn = site ? site.href("/sign-in") : "/studio";
  if (!notice) {
    return (
      <AccountsPage title={titles.not_me_over} lead={not_me.over(NOTICE_DAYS)}>
        <p>
          <a className="button" href={signIn}>
            {titles.sign_in}
          </a>
        </p>
      </AccountsPage>
    );
  }
  if (isDone) {
    return (
      <AccountsPage title={titles.not_me_done} lead={not_me.done}>
        <ol className="account-steps">
          {not_me.steps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
        <p>
          <a className="button" href={signIn}>
            {words.account.sign_in_again}
          </a>
        </p>
      </AccountsPage>
    );
  }
  const timeZone = site?.hotel.timezone ?? "UTC";
  const day = { year: "numeric", month: "long", day: "numeric" } as const;
  const time = { hour: "2-digit", minute: "2-digit" } as const;
  const local = new Intl.DateTimeFormat(lang, { ...day, ...time, timeZone }).format(notice.changed_timestamp * 1000);
  const when = site ? local : `${local} UTC`;
  const what = ACCOUNT_MAIL_WORDS[lang].account_changed.what[notice.change];
  return (
    <AccountsPage title={titles.not_me} lead={what}>
      <p className="fine">{not_me.lead(notice.email, when)}</p>
      <p>{not_me.text}</p>
      <AccountsForm act="end">
        <button className="button" type="submit">
          {words.account.everywhere}
        </button>
      </AccountsForm>
    </AccountsPage>
  );
}
