import { langOf, useSite } from "#web/site.ts";
import { Icon } from "#web/ui/icon.tsx";
import { Clauses } from "#web/ui/clauses.tsx";

/** What the house says of itself, and its place, below the roof that the stylesheet draws. Its name is in the bar right above. */
export function Title() {
  const { hotel } = useSite();
  const { address, banner_title } = hotel.info;
  return (
    <header className="title house-title">
      <h1 {...langOf(hotel.fallback_lang, banner_title ? "info.banner_title" : "hotel_name")}>
        <Clauses text={banner_title || hotel.hotel_name} />
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
