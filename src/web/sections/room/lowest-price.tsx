import type { RoomClass } from "#contract/rooms.ts";
import { useSite } from "#web/site.ts";
import { AmountFrom } from "#web/ui/amount-from.tsx";

/** The lowest of the rooms' "from" prices. */
export function LowestPrice({ rooms }: { rooms: RoomClass[] }) {
  const { words, price, isSelling } = useSite();
  const prices = rooms.flatMap((room) => (room.show_price === null ? [] : [room.show_price]));
  if (!isSelling || prices.length === 0) return null;
  const lowest = Math.min(...prices);
  return (
    <p className="price hero-price" data-money={lowest}>
      <strong>
        <AmountFrom amount={price(lowest)} say={words.from_price} />
      </strong>{" "}
      <span>{words.per_night}</span>
    </p>
  );
}
