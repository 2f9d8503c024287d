import { MEMBER_WORDS } from "#languages/languages.ts";
import { bareAmount } from "#rules/money/shown-money.ts";
import { useSite } from "#web/site.ts";

type CreditProps = { credit: { points: number; stored_values: number } };

export function Credit({ credit }: CreditProps) {
  const { lang, hotel, price } = useSite();
  const words = MEMBER_WORDS[lang].credit;
  return (
    <section aria-labelledby="credit">
      <h2 id="credit">{words.title}</h2>
      <dl className="member-credit">
        <div>
          <dt>{words.points}</dt>
          <dd>{bareAmount(credit.points, hotel.currency)}</dd>
        </div>
        <div>
          <dt>{words.stored}</dt>
          <dd>{price(credit.stored_values)}</dd>
        </div>
      </dl>
      <p className="fine">
        {words.points_text} {words.how}
      </p>
    </section>
  );
}
