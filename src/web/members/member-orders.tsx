import type { OrderView } from "#contract/order-view.ts";
import type { MemberView } from "#web/members/member-forms.ts";
import { OrderList } from "#web/orders/order-list.tsx";
import { PersonalForm } from "#web/orders/personal-page.tsx";
import { useSite } from "#web/site.ts";

type MemberOrdersProps = { member: MemberView; orders: OrderView[]; done: string };

export function MemberOrders({ member, orders, done }: MemberOrdersProps) {
  const { wordSets, bookHref, isSelling } = useSite();
  const words = wordSets.members.orders;
  const [, added] = /^added-(\d{1,4})$/.exec(done) ?? [];
  return (
    <>
      {added === undefined ? null : (
        <p className="notice" role="status">
          {words.added(Number(added))}
        </p>
      )}
      {orders.length > 0 ? (
        <OrderList orders={orders} />
      ) : (
        <section aria-labelledby="no-orders">
          <h2 id="no-orders">{words.title}</h2>
          <p>{words.none}</p>
          {isSelling ? (
            <p>
              <a className="more" href={bookHref()}>
                {words.book}
              </a>
            </p>
          ) : null}
        </section>
      )}
      {member.earlier_orders > 0 ? (
        <PersonalForm className="form member-earlier">
          <input type="hidden" name="as" value={member.member_id} />
          <p>{words.earlier(member.earlier_orders)}</p>
          <button className="button button-quiet" type="submit" name="intent" value="add">
            {words.add}
          </button>
        </PersonalForm>
      ) : null}
    </>
  );
}
