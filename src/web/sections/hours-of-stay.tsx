/** Check-in and check-out times on a time line, from the lodging's settings. */
import { Section } from "#web/sections/section.tsx";
import { useSite } from "#web/site.ts";

export function HoursOfStay() {
  const { hotel, words } = useSite();
  const { checkin_start_time, checkin_end_time, checkout_time } = hotel.info;
  const hours = [
    { time: checkin_start_time, label: words.hours_arrive },
    { time: checkin_end_time, label: words.hours_last_arrival },
    { time: checkout_time, label: words.hours_leave },
  ].filter(({ time }) => time !== "");
  if (hours.length < 2) return null;
  return (
    <Section name="hours" title={words.hours_of_stay}>
      <ol className="hour-list">
        {hours.map(({ time, label }, index) => (
          <li key={label} style={{ "--hours": hoursBetween(time, hours[index + 1]?.time) } as object}>
            <time>{time}</time>
            <span>{label}</span>
          </li>
        ))}
      </ol>
    </Section>
  );
}

/** Past midnight if need be: from 21:00 to 11:00 is fourteen hours. */
function hoursBetween(from: string, to: string | undefined): number {
  if (to === undefined) return 0;
  const minutes = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));
  return ((minutes(to) - minutes(from) + 1440) % 1440) / 60 || 0;
}
