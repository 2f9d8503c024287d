import { phrasesOf } from "#rules/text/phrases.ts";
import { firstSentence, plainText } from "#rules/text/sentence.ts";
import { langOf, useSite } from "#web/site.ts";
import { Icon } from "#web/ui/icon.tsx";
import { Phrases } from "#web/ui/phrases.tsx";
import { Clock } from "./clock.tsx";

/** From when and until when one stays, and where; the dates have their names in the search above. `isTimes`: only the clocks. */
export function Facts({ isTimes = false }: { isTimes?: boolean }) {
  const { hotel, words } = useSite();
  const { checkin_start_time, checkin_end_time, checkout_time, location_block, address } = hotel.info;
  const where = firstSentence(plainText(location_block));
  const place = isTimes ? "" : where || address;
  if (!checkin_start_time && !checkout_time && !place) return null;
  return (
    <dl className="lobby-facts">
      {checkin_start_time ? (
        <div>
          <dt>
            <Clock time={checkin_start_time} />
            {words.check_in_from}
          </dt>
          <dd>
            <time>{checkin_start_time}</time>
            {checkin_end_time ? (
              <small>
                {words.check_in_until} <time>{checkin_end_time}</time>
              </small>
            ) : null}
          </dd>
        </div>
      ) : null}
      {checkout_time ? (
        <div>
          <dt>
            <Clock time={checkout_time} />
            {words.check_out_by}
          </dt>
          <dd>
            <time>{checkout_time}</time>
          </dd>
        </div>
      ) : null}
      {place ? (
        <div className="lobby-facts-place">
          <dt>
            <span className="lobby-pin">
              <Icon name="pin" />
            </span>
            {words.location}
          </dt>
          <dd className="phrased" {...langOf(hotel.fallback_lang, where ? "info.location_block" : "info.address")}>
            <Phrases phrases={phrasesOf(place)} />
          </dd>
        </div>
      ) : null}
    </dl>
  );
}
