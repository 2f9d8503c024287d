import { HandOver } from "#web/members/hand-over.tsx";
import { PersonalPage } from "#web/orders/personal-page.tsx";
import { useSite } from "#web/site.ts";

/** For whoever is not signed in. */
export function Door({ done, kept }: { done: string; kept: string }) {
  const { wordSets, href, orderWords } = useSite();
  const { door, title } = wordSets.members;
  const orders = kept.split(" ").filter((each) => /^[0-9A-Z-]{1,40}$/.test(each));
  const back = new URLSearchParams({ back: href("/member") });
  return (
    <PersonalPage title={title} lead={door.lead} shape="form">
      {done === "signed-out" || done === "deleted" ? (
        <p className="notice" role="status">
          {done === "deleted" ? door.deleted : door.signed_out}
        </p>
      ) : null}
      {orders.length > 0 ? <p>{door.deleted_kept(orders.join(", "))}</p> : null}
      <p className="ways-on">
        <a className="button" href={`${href("/sign-in")}?${back}`}>
          {door.sign_in}
        </a>
      </p>
      <p>{door.how}</p>
      <p>
        {door.no_account}{" "}
        <a className="more" href={href("/orders")}>
          {orderWords.my_booking}
        </a>
      </p>
      <HandOver tokens={null} to={null} />
    </PersonalPage>
  );
}
