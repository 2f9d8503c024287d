/** /member: what a member has at this lodging; for everyone else, the way in. */
import { data, redirect } from "react-router";
import { CallRefused } from "#contract/client.ts";
import { getMemberCredit, listMemberCredit } from "#contract/credit.ts";
import { getMember } from "#contract/members.ts";
import { listOrders } from "#contract/orders.ts";
import { hasDiscounts } from "#rules/money/coupon.ts";
import { type PageVisit, visitOf } from "#web/context.ts";
import { openHotel } from "#web/guest/open-hotel.ts";
import { Account } from "#web/members/account.tsx";
import { Credit } from "#web/members/credit.tsx";
import { Door } from "#web/members/door.tsx";
import { answerMemberForm } from "#web/members/member-forms.ts";
import { MemberOrders } from "#web/members/member-orders.tsx";
import { Profile } from "#web/members/profile.tsx";
import { readForm } from "#web/orders/answers.ts";
import { PersonalForm, PersonalPage } from "#web/orders/personal-page.tsx";
import { useSite } from "#web/site.ts";
import { Problems } from "#web/ui/problems.tsx";
import type { Route } from "./+types/member";

export async function loader({ context }: Route.LoaderArgs) {
  const visit = visitOf(context);
  const hotel = await openHotel(visit);
  // A lodging without members has no such page.
  if (!hotel?.enableUser) throw data(null, 404);
  const query = new URLSearchParams(visit.search);
  const result = { done: query.get("done") ?? "", kept: query.get("kept") ?? "" };
  return { ...result, hasCredit: hasDiscounts(hotel.origin_pms), own: await loadOwn(visit) };
}

/** As the call answers it. */
const CURSOR = /^\d{13}\.[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;

/** Null: nobody is signed in. */
async function loadOwn({ api, domain, search }: PageVisit) {
  const query = { domain };
  const before = new URLSearchParams(search).get("before");
  // What is no place in the history shows its beginning.
  const cursor = CURSOR.test(before ?? "") ? { cursor: before! } : {};
  try {
    const member = await api(getMember, { query });
    const history = await api(listMemberCredit, { query: { ...query, ...cursor } });
    const credit = await api(getMemberCredit, { query });
    return { member, credit, history, orders: await api(listOrders, { query }) };
  } catch (error) {
    if (error instanceof CallRefused && error.code === "SIGN_IN_NEEDED") return null;
    throw error;
  }
}

export async function action({ context, request }: Route.ActionArgs) {
  const visit = visitOf(context);
  const own = await loadOwn(visit);
  if (!own) return redirect("/member", 303);
  return answerMemberForm(visit, own.member, await readForm(request));
}

export default function MemberPage({ loaderData, actionData }: Route.ComponentProps) {
  const { own, done, kept, hasCredit } = loaderData;
  const { wordSets, day } = useSite();
  const words = wordSets.members;
  if (!own) return <Door done={done} kept={kept} />;
  const { member, credit, history, orders } = own;
  const problems = actionData?.problems ?? [];
  const typed: Record<string, string> = actionData?.typed ?? {};
  return (
    <PersonalPage
      title={member.name === "" ? words.title : words.hello(member.name)}
      lead={
        <>
          {member.email}
          <br />
          {words.since(day(member.joined_timestamp))}
        </>
      }
      shape="form"
    >
      <Problems title={words.problems} problems={problems} />
      {done === "saved" && problems.length === 0 ? (
        <p className="notice" role="status">
          {words.profile.saved}
        </p>
      ) : null}
      <MemberOrders member={member} orders={orders} done={done} />
      {hasCredit ? <Credit credit={credit} history={history} /> : null}
      <Profile member={member} typed={typed} problems={problems} />
      <Account member={member} typed={typed} problems={problems} />
      <PersonalForm className="form-again">
        <input type="hidden" name="as" value={member.member_id} />
        <button className="button button-quiet" type="submit" name="intent" value="sign_out">
          {words.sign_out}
        </button>
      </PersonalForm>
    </PersonalPage>
  );
}
