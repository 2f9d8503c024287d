/** The deadline for payment as text, with the time left, which the script counts down. */
import { zoneName } from "#rules/time/zone-name.ts";
import { isoOf, momentIn } from "#web/orders/moments.ts";
import { MOST_HOURS } from "#web/enhance/deadlines.ts";
import { inWords } from "#web/ui/in-words.ts";
import { useSite } from "#web/site.ts";

export function Deadline({ timestamp, say }: { timestamp: number; say: (moment: string) => string }) {
  const site = useSite();
  const { orderWords: words, now, hotel, lang, today } = site;
  const zone = site.words.with_zone("", zoneName(hotel.timezone, lang, today));
  if (timestamp * 1000 <= now) return <p className="deadline">{words.deadline_passed}</p>;
  const minutes = Math.ceil((timestamp * 1000 - now) / 60_000);
  // Neither moment nor zone may break, nor what follows them in scripts without spaces.
  const [before = "", after = ""] = say("{moment}").split("{moment}");
  return (
    <div className="deadline">
      <p>
        {before}
        <time className="unbroken" dateTime={isoOf(timestamp)}>
          {momentIn(timestamp, site)}
        </time>
        {zone.startsWith(" ") ? " " : ""}
        <small className="unbroken">{zone.trim()}</small>
        <span className={after.trim().includes(" ") ? undefined : "unbroken"}>{after.trim()}</span>{" "}
        <span
          className="deadline-left"
          hidden={minutes > MOST_HOURS * 60}
          data-deadline={timestamp}
          data-now={now}
          data-left={words.time_left("{left}")}
          data-passed={words.deadline_passed}
        >
          {words.time_left(inWords(minutes, site.lang))}
        </span>
      </p>
      <p className="fine">{words.after_deadline}</p>
    </div>
  );
}
