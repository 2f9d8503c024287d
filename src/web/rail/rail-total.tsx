/** What all tickets cost with the stay, and without it. */
import type { Passengers } from "#rules/rail/fares.ts";
import { countPassengers } from "#rules/rail/fares.ts";
import { searchPrice, type WantedRide } from "#rules/rail/rail-search.ts";
import type { RailTools } from "#web/rail/rail-tools.ts";

type RailTotalProps = { rides: readonly WantedRide[]; people: Passengers; tools: RailTools };

export function RailTotal({ rides, people, tools: { words, price } }: RailTotalProps) {
  const total = searchPrice(rides, people);
  const saved = total.was - total.price;
  return (
    <p className="rail-total" aria-live="polite">
      <span>{words.total(countPassengers(people))}</span>
      <strong data-rail-total={total.price}>{price(total.price)}</strong>
      {saved > 0 ? (
        <small>
          <s>{words.was(price(total.was))}</s> {words.saved(price(saved))}
        </small>
      ) : null}
    </p>
  );
}
