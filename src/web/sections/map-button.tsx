import { mapLink } from "#rules/site/area.ts";
import { useSite } from "#web/site.ts";
import { Icon } from "#web/ui/icon.tsx";

/** A link to the reader's map app, if the lodging has a place on it. */
export function MapButton() {
  const { hotel, words } = useSite();
  const map = mapLink(hotel);
  if (!map) return null;
  return (
    <a className="button button-quiet" href={map} target="_blank" rel="noopener noreferrer">
      <Icon name="pin" /> {words.get_directions}
      <span className="hidden">{words.new_tab}</span>
    </a>
  );
}
