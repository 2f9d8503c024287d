/** /accounts/account: the ways one signs in, and where one is signed in. */
import { data } from "react-router";
import { CallRefused } from "#contract/client.ts";
import { getAccount } from "#contract/sign-in.ts";
import { answerAccount, DONE } from "#web/accounts/account-action.ts";
import { accountsVisit, useAccounts } from "#web/accounts/accounts-context.ts";
import { AccountsForm, FormProblem } from "#web/accounts/accounts-form.tsx";
import { AccountsPage } from "#web/accounts/accounts-page.tsx";
import { LinkedAccounts, Passkeys, Password, Sessions } from "#web/accounts/account-sections.tsx";
import type { Route } from "./+types/account";

export async function loader({ context }: Route.LoaderArgs) {
  const { api, search } = accountsVisit(context);
  const query = new URLSearchParams(search).get("done");
  const done = DONE.find((each) => each === query) ?? null;
  try {
    return { account: await api(getAccount, {}), done };
  } catch (error) {
    if (!(error instanceof CallRefused) || !["SIGN_IN_NEEDED", "NOT_FOUND"].includes(error.code)) throw error;
    return data({ account: null, done }, done === "signed_out" ? 200 : 401);
  }
}

export function action({ context, request }: Route.ActionArgs) {
  return answerAccount(accountsVisit(context), request);
}

export default function Account({ loaderData: { account, done }, actionData }: Route.ComponentProps) {
  const { words, site } = useAccounts();
  const problems = actionData?.problems ?? [];
  if (!account) {
    const isSignedOut = done === "signed_out";
    return (
      <AccountsPage
        title={words.titles.sign_in_first}
        lead={isSignedOut ? words.account.signed_out : words.account.sign_in_first}
      >
        <p>
          <a className="button" href={site ? site.href("/sign-in") : "/studio"}>
            {words.titles.sign_in}
          </a>
        </p>
      </AccountsPage>
    );
  }
  return (
    <AccountsPage title={words.titles.account} lead={words.account.signed_in_as(account.email)} shape="list">
      {done && !actionData ? (
        <p className="notice" role="status">
          {words.account[done]}
        </p>
      ) : null}
      <FormProblem problems={problems} />
      {actionData?.again ? (
        <AccountsForm act={actionData.again}>
          <button className="button" type="submit">
            {actionData.again === "sign_in_studio" ? words.titles.staff : words.account.sign_in_again}
          </button>
        </AccountsForm>
      ) : null}
      <Passkeys passkeys={account.passkeys} problems={problems} />
      <Password hasPassword={account.has_password} problems={problems} email={account.email} />
      <LinkedAccounts identities={account.identities} />
      <Sessions sessions={account.sessions} />
    </AccountsPage>
  );
}
