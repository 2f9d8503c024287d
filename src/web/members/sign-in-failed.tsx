/** /sign-in/failed: why the guest is not signed in, and how it goes on. Nothing of the cart is lost: it is in the saved page's address. */
import { backPath } from "#rules/site/back-path.ts";
import { visitOf } from "#web/context.ts";
import { HandOver } from "#web/members/hand-over.tsx";
import { PersonalPage } from "#web/orders/personal-page.tsx";
import { useSite } from "#web/site.ts";
import type { Route } from "./+types/sign-in-failed";

const REASONS = ["denied", "expired", "failed", "away"] as const;

export function loader({ context }: Route.LoaderArgs) {
  const { search, product } = visitOf(context);
  const query = new URLSearchParams(search);
  const why = REASONS.find((each) => each === query.get("why")) ?? "failed";
  return { why, back: backPath(query.get("back"), product) };
}

export default function SignInFailed({ loaderData: { why, back } }: Route.ComponentProps) {
  const { wordSets, href } = useSite();
  const words = wordSets.members.failed;
  const again = new URLSearchParams(back === null ? {} : { back });
  return (
    <PersonalPage title={words.title} shape="form">
      <p role="alert">{why === "failed" ? words.error : words[why]}</p>
      {why === "expired" ? <p>{words.cookies}</p> : null}
      <p className="ways-on">
        <a className="button" href={`${href("/sign-in")}?${again}`}>
          {words.again}
        </a>
        <a className="button button-quiet" href={back ?? href("/")}>
          {back === null ? words.home : words.back}
        </a>
      </p>
      {/* By the specification a sign-in that failed removes the tokens. */}
      <HandOver tokens={null} to={null} />
    </PersonalPage>
  );
}
