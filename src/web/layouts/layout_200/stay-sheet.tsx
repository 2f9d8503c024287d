import { Search } from "#web/sections/search.tsx";
import { useSite } from "#web/site.ts";
import { Icon } from "#web/ui/icon.tsx";

/** One line that opens the search; not for a lodging that sells nothing here. */
export function StaySheet() {
  const { words, hotel, isSelling } = useSite();
  if (!isSelling || hotel.booking_close) return <Search variant="line" />;
  return (
    <details className="sheet stay" data-drop>
      <summary>
        <span>{words.find_dates}</span>
        <span className="stay-open" aria-hidden="true">
          <Icon name="right" />
        </span>
      </summary>
      <div className="sheet-body">
        <p className="stay-title">{words.find_dates}</p>
        <Search variant="line" />
      </div>
    </details>
  );
}
