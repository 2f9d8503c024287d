/** /sign-in/done: the browser's storage gets its tokens, and the guest goes on to the saved page. */
import { redirect } from "react-router";
import { CallRefused } from "#contract/client.ts";
import { renewMemberSession } from "#contract/members.ts";
import { pageAddress } from "#rules/site/address.ts";
import { backPath } from "#rules/site/back-path.ts";
import { visitOf } from "#web/context.ts";
import { HandOver } from "#web/members/hand-over.tsx";
import { PersonalPage } from "#web/orders/personal-page.tsx";
import { useSite } from "#web/site.ts";
import { unsent } from "#web/unsent.ts";
import type { Route } from "./+types/sign-in-done";

export async function loader({ context }: Route.LoaderArgs) {
  const { api, domain, search, product, lang } = visitOf(context);
  const back = backPath(new URLSearchParams(search).get("back"), product);
  try {
    const { member_token, hotel_token } = await api(renewMemberSession, { body: { domain } });
    return unsent({ tokens: { member_token, hotel_token }, to: back ?? pageAddress(product, lang, "/") });
  } catch (error) {
    if (!(error instanceof CallRefused)) throw error;
    const query = new URLSearchParams({ why: error.status === 503 ? "away" : "expired" });
    if (back !== null) query.set("back", back);
    return redirect(`/sign-in/failed?${query}`, 303);
  }
}

export default function SignInDone({ loaderData: { tokens, to } }: Route.ComponentProps) {
  const words = useSite().wordSets.members.passing;
  return (
    <PersonalPage title={words.title} lead={words.text} shape="form">
      {/* For browsers without a script; one with it is faster. */}
      <meta httpEquiv="refresh" content={`2;url=${to}`} />
      <p>
        <a className="button" href={to}>
          {words.go_on}
        </a>
      </p>
      <HandOver tokens={tokens} to={to} />
    </PersonalPage>
  );
}
