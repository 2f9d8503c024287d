/** A member's points and stored value: what there is, what expires next, and how it came about. */
import type { CallAnswer } from "#contract/call.ts";
import type { getMemberCredit, listMemberCredit } from "#contract/credit.ts";
import { bareAmount } from "#rules/money/shown-money.ts";
import { useSite } from "#web/site.ts";

type History = CallAnswer<typeof listMemberCredit>;
type CreditProps = { credit: CallAnswer<typeof getMemberCredit>; history: History };

export function Credit({ credit, history }: CreditProps) {
  const { lang, wordSets, hotel, price } = useSite();
  const words = wordSets.members.credit;
  const count = (points: number) => bareAmount(points, hotel.currency);
  return (
    <section aria-labelledby="credit">
      <h2 id="credit">{words.title}</h2>
      <dl className="member-credit">
        <div>
          <dt>{words.points}</dt>
          <dd>{count(credit.points)}</dd>
        </div>
        <div>
          <dt>{words.stored}</dt>
          <dd>{price(credit.stored_values)}</dd>
        </div>
      </dl>
      {history.expiring.map(({ expires_on, points }) => (
        <p key={expires_on}>{words.expiring(count(points), dayIn(lang, expires_on))}</p>
      ))}
      <p className="fine">
        {words.points_text(price(1))} {words.how}
      </p>
      <CreditHistory history={history} />
    </section>
  );
}

const dayIn = (lang: string, day: string): string =>
  new Intl.DateTimeFormat(lang, { dateStyle: "long", timeZone: "UTC" }).format(new Date(`${day}T00:00:00Z`));

function CreditHistory({ history: { entries, next_cursor } }: { history: History }) {
  const { lang, wordSets, hotel, price, href } = useSite();
  const words = wordSets.members.credit;
  const shown = ({ credit, delta }: History["entries"][number]) => {
    const amount = Math.abs(delta);
    return `${delta < 0 ? "−" : "+"}${credit === "points" ? bareAmount(amount, hotel.currency) : price(amount)}`;
  };
  if (entries.length === 0) return <p className="fine">{words.none}</p>;
  return (
    <details className="fold">
      <summary className="more">{words.history}</summary>
      <ol className="credit-history">
        {entries.map((entry) => (
          <li key={`${entry.at} ${entry.kind} ${entry.credit} ${entry.delta}`}>
            <span>
              {words.kinds[entry.kind]}
              <small>
                {[
                  dayIn(lang, entry.date),
                  entry.order_doc ?? "",
                  entry.reason,
                  entry.delta > 0 && entry.expires_on ? words.expires(dayIn(lang, entry.expires_on)) : "",
                ]
                  .filter(Boolean)
                  .join(" · ")}
              </small>
            </span>
            <b>{shown(entry)}</b>
          </li>
        ))}
      </ol>
      {next_cursor === null ? null : (
        <p>
          <a href={`${href("/member")}?${new URLSearchParams({ before: next_cursor })}#credit`}>{words.older}</a>
        </p>
      )}
    </details>
  );
}
