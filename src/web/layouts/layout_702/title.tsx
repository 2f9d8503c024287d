import { langOf, useSite } from "#web/site.ts";
import { Icon } from "#web/ui/icon.tsx";
import { Clauses } from "#web/ui/clauses.tsx";

/** Name and place, above the photos and never on them. */
export function Title() {
  const { hotel } = useSite();
  const { address } = hotel.info;
  return (
    <header className="title">
      <h1 {...langOf(hotel.fallback_lang, "hotel_name")}>
        <Clauses text={hotel.hotel_name} />
      </h1>
      {address ? (
        <p>
          <a href="#location">
            <Icon name="pin" />
            <span {...langOf(hotel.fallback_lang, "info.address")}>{address}</span>
          </a>
        </p>
      ) : null}
    </header>
  );
}
