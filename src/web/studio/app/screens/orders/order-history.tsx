/** E-mails that were sent, and the log: who did what, and when. */
import type { OrdersWords } from "#languages/zh-TW/studio/orders.ts";
import { LogLink } from "../../parts/log-link.tsx";
import { useShown } from "../../parts/shown.ts";
import { useScreenWords } from "../../studio-data.ts";
import type { StudioOrder } from "./order-page.tsx";

type Change = Pick<StudioOrder["log"][number], "from_status" | "to_status" | "before" | "after">;

export function OrderHistory({ order }: { order: StudioOrder }) {
  const words = useScreenWords<OrdersWords>();
  const shown = useShown();
  const actionOf = (action: string) => words.actions[action as keyof OrdersWords["actions"]] ?? words.actions.other;
  const actorOf = (actor: string) => words.actors[actor as keyof OrdersWords["actors"]] ?? words.actors.other;
  const changeOf = ({ from_status, to_status, before, after }: Change) => {
    const [old, next] = [from_status, to_status].map((status) => (status ? words.status[status] : ""));
    if (next && old !== next) return old ? `${old} → ${next}` : next;
    return before === null || after === null ? "" : `${shown.money(before)} → ${shown.money(after)}`;
  };
  return (
    <>
      <section className="panel" aria-labelledby="mails">
        <h2 id="mails">{words.mails}</h2>
        {order.mails.length === 0 ? <p className="order-note">{words.no_mails}</p> : null}
        <ul className="order-times">
          {order.mails.map(({ kind, subject, state, is_to_guest, timestamp }) => (
            <li key={`${kind} ${timestamp}`}>
              <span>
                {subject}
                <small>
                  {`${is_to_guest ? words.to_guest : words.to_house} · ${words.mail_states[state]} · `}
                  <span className="unsplit">{shown.time(timestamp)}</span>
                </small>
              </span>
            </li>
          ))}
        </ul>
      </section>
      <section className="panel" aria-labelledby="log">
        <h2 id="log">{words.log}</h2>
        <ol className="order-times">
          {order.log.map(({ timestamp, action, actor, name, origin, ...change }, nth) => (
            <li key={nth}>
              <span>
                {actionOf(action)}
                {changeOf(change) === "" ? null : <b className="order-change">{changeOf(change)}</b>}
                <small>
                  {`${name ?? actorOf(actor)} · `}
                  <span className="unsplit">{shown.time(timestamp)}</span>
                  {[origin?.device, origin?.network].map((each) => (each ? ` · ${each}` : ""))}
                </small>
              </span>
            </li>
          ))}
        </ol>
        <LogLink search={order.order_doc} />
      </section>
    </>
  );
}
