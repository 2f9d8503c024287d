/** "NT$7,800 起 每晚"; where no single night is sold, the least stay beside it. */
import type { FromPrice as From } from "#contract/rooms.ts";
import { useSite } from "#web/site.ts";
import { AmountFrom } from "#web/ui/amount-from.tsx";

/** What `FromPrice` says of a price is of one night, or of so many. */
export function FromPrice({ from }: { from: Pick<From, "price" | "nights"> }) {
  const { words, price } = useSite();
  return (
    <>
      <strong>
        <AmountFrom amount={price(from.price)} say={words.from_price} />
      </strong>{" "}
      <span>{from.nights > 1 ? words.per_night_longer(from.nights) : words.per_night}</span>
    </>
  );
}
