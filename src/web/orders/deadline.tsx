/** The moment by which money must have come: the real one, in words. The script adds how long that still is. */
import { isoOf, momentIn } from "#web/orders/moments.ts";
import { useSite } from "#web/site.ts";

export function Deadline({ timestamp, say }: { timestamp: number; say: (moment: string) => string }) {
  const site = useSite();
  const { orderWords: words, now } = site;
  if (timestamp * 1000 <= now) return <p className="deadline">{words.deadline_passed}</p>;
  return (
    <div className="deadline">
      <p>
        <time dateTime={isoOf(timestamp)}>{say(momentIn(timestamp, site))}</time> <small>({words.local_time})</small>{" "}
        <span
          className="deadline-left"
          data-deadline={timestamp}
          data-left={words.time_left("{left}")}
          data-passed={words.deadline_passed}
          hidden
        />
      </p>
      <p className="fine">{words.after_deadline}</p>
    </div>
  );
}
