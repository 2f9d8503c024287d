/** The bill, line by line, so that a guest can add it up; then what has been paid, is left, or went back. */
import type { OrderView } from "#contract/order-view.ts";
import { billAmount, billName } from "#rules/money/bill.ts";
import { useSite } from "#web/site.ts";

export function PriceTable({ bill }: Pick<OrderView, "bill">) {
  const { orderWords: words } = useSite();
  const total = bill.findIndex(({ kind }) => kind === "total");
  return (
    <section aria-labelledby="price">
      <h2 id="price">{words.price}</h2>
      <table className="price-table">
        <Rows bill={bill.slice(0, total)} />
        <Rows bill={bill.slice(total)} />
      </table>
      <p className="fine">{words.tax_included}</p>
    </section>
  );
}

function Rows({ bill }: Pick<OrderView, "bill">) {
  const { orderWords: words, price } = useSite();
  return (
    <tbody>
      {bill.map((line, index) => (
        <tr key={index} data-kind={line.kind} data-total={line.kind === "total"}>
          <th scope="row">{billName(line)}</th>
          <td>{billAmount(line, price, words.add_on.free)}</td>
        </tr>
      ))}
    </tbody>
  );
}
