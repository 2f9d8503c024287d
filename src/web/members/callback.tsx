/** /oauth/callback: back from the accounts service. It shows nothing itself: its language is not the guest's. */
import { data } from "react-router";
import { CallRefused } from "#contract/client.ts";
import { finishSignIn } from "#contract/members.ts";
import { pageAddress } from "#rules/site/address.ts";
import { visitOf } from "#web/context.ts";
import { goTo } from "#web/orders/answers.ts";
import type { Route } from "./+types/callback";

export async function loader({ context }: Route.LoaderArgs) {
  const visit = visitOf(context);
  const { api, domain, search, product } = visit;
  try {
    const body = { domain, search: search.slice(1, 4_001) };
    const { outcome, back, lang } = await api(finishSignIn, { body });
    const query = new URLSearchParams(back === null ? {} : { back });
    if (outcome === "signed_in") return goTo(visit, `${pageAddress(product, lang, "/sign-in/done")}?${query}`);
    query.set("why", outcome);
    return goTo(visit, `${pageAddress(product, lang, "/sign-in/failed")}?${query}`);
  } catch (error) {
    throw error instanceof CallRefused && error.code === "MEMBERS_CLOSED" ? data(null, 404) : error;
  }
}

export default function Callback() {
  return null;
}
