import { useSite } from "#web/site.ts";

/** When the door opens and when the room is given back, three in a line below the host's question. */
export function Times() {
  const { hotel, words } = useSite();
  const { checkin_start_time, checkin_end_time, checkout_time } = hotel.info;
  const times = [
    { time: checkin_start_time, label: words.check_in },
    { time: checkin_end_time, label: words.hours_last_arrival },
    { time: checkout_time, label: words.check_out },
  ].filter(({ time }) => time !== "");
  if (times.length < 2) return null;
  return (
    <dl className="times">
      {times.map(({ time, label }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{time}</dd>
        </div>
      ))}
    </dl>
  );
}
