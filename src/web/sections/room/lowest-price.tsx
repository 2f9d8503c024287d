import type { ReactNode } from "react";
import type { RoomClass } from "#contract/rooms.ts";
import { lowestFrom } from "#rules/stock/from-price.ts";
import { useSite } from "#web/site.ts";
import { FromPrice } from "./from-price.tsx";

type LowestPriceProps = {
  rooms: readonly RoomClass[];
  className?: string;
  /** After the price. */ children?: ReactNode;
};

/** The lowest of the rooms' "from" prices. */
export function LowestPrice({ rooms, className = "price hero-price", children }: LowestPriceProps) {
  const { isSelling } = useSite();
  const lowest = lowestFrom(rooms.map((room) => room.from_price));
  if (!isSelling || lowest === null) return null;
  return (
    <p className={className} data-money={lowest.price}>
      <FromPrice from={lowest} />
      {children}
    </p>
  );
}
