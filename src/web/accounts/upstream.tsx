/** /accounts/upstream/{google or line}: back from there. */
import { data, redirect } from "react-router";
import { finishUpstream } from "#contract/sign-in.ts";
import { CallRefused } from "#contract/client.ts";
import { accountsVisit, useAccounts } from "#web/accounts/accounts-context.ts";
import { AccountsPage } from "#web/accounts/accounts-page.tsx";
import { ExpiredScreen } from "#web/accounts/expired-screen.tsx";
import { FormProblem } from "#web/accounts/accounts-form.tsx";
import type { Route } from "./+types/upstream";

export async function loader({ context, params: { provider }, request }: Route.LoaderArgs) {
  const { api, search } = accountsVisit(context);
  if (provider !== "google" && provider !== "line") throw data(null, 404);
  try {
    const step = await api(finishUpstream, { params: { provider }, body: { search } });
    throw redirect(new URL(step.redirect ?? `/accounts/sign-in/${step.uid}`, request.url).href, 303);
  } catch (error) {
    if (!(error instanceof CallRefused) || error.status >= 500) throw error;
    const { uid } = (error.data ?? {}) as { uid?: string };
    return data({ isExpired: error.code === "SIGN_IN_EXPIRED", text: error.message, uid: uid ?? null }, 422);
  }
}

export default function Upstream({ loaderData: { isExpired, text, uid } }: Route.ComponentProps) {
  const { words, lang } = useAccounts();
  if (isExpired) return <ExpiredScreen isStaff={false} />;
  return (
    <AccountsPage title={words.titles.failed}>
      <FormProblem problems={[{ text }]} />
      {uid === null ? null : (
        <p>
          <a className="button" href={`/accounts/sign-in/${encodeURIComponent(uid)}?lang=${lang}`}>
            {words.expired.failed_again}
          </a>
        </p>
      )}
    </AccountsPage>
  );
}
