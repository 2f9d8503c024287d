/** /accounts/upstream/{google or line}: back from there, and on in the sign-in that it was for. */
import { data, redirect } from "react-router";
import { finishUpstream } from "#contract/sign-in.ts";
import { CallRefused } from "#contract/client.ts";
import { accountsVisit } from "#web/accounts/accounts-context.ts";
import { ExpiredScreen } from "#web/accounts/expired-screen.tsx";
import type { Route } from "./+types/upstream";

export async function loader({ context, params: { provider }, request }: Route.LoaderArgs) {
  const { api, lang, search } = accountsVisit(context);
  if (provider !== "google" && provider !== "line") throw data(null, 404);
  const goOn = (to: string) => redirect(new URL(to, request.url).href, 303);
  try {
    const step = await api(finishUpstream, { params: { provider }, body: { search } });
    return goOn(step.redirect ?? `/accounts/sign-in/${step.uid}`);
  } catch (error) {
    if (!(error instanceof CallRefused) || error.status >= 500) throw error;
    const { uid } = (error.data ?? {}) as { uid?: string };
    // The sign-in's own page says it, in the lodging's look and with every other way beside it.
    if (uid !== undefined) return goOn(`/accounts/sign-in/${uid}?${new URLSearchParams({ way: "failed", lang })}`);
    return data(null, 410);
  }
}

export default function Upstream() {
  return <ExpiredScreen isStaff={false} />;
}
