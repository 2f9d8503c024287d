import { mapLink } from "#rules/site/area.ts";
import { ContactLines } from "#web/sections/imprint.tsx";
import { useSite } from "#web/site.ts";
import { Icon } from "#web/ui/icon.tsx";

/** How to get there and whom to contact. */
export function Whereabouts() {
  const { hotel, words, orderWords } = useSite();
  const map = mapLink(hotel);
  return (
    <section aria-labelledby="where">
      <h2 id="where">{orderWords.where}</h2>
      <ContactLines />
      {map ? (
        <p>
          <a className="button button-quiet" href={map} target="_blank" rel="noopener noreferrer">
            <Icon name="pin" /> {words.get_directions}
            <span className="hidden">{words.new_tab}</span>
          </a>
        </p>
      ) : null}
    </section>
  );
}
