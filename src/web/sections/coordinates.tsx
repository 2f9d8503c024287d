import { shownCoordinates } from "#rules/site/area.ts";
import { useSite } from "#web/site.ts";
import { Copyable } from "#web/ui/copyable.tsx";

/** For navigation devices, and where roads have no names. */
export function Coordinates() {
  const { hotel, words, orderWords } = useSite();
  const { coordinates } = hotel.info;
  if (!coordinates) return null;
  return (
    <p className="location-point">
      <span>{words.coordinates}</span>
      <Copyable text={shownCoordinates(coordinates)} label={words.coordinates} words={orderWords} />
    </p>
  );
}
