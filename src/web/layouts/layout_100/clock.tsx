/** A clock as behind a reception desk, showing "15:00". Decorative: the time is written beside it. */
export function Clock({ time }: { time: string }) {
  const [hour = 0, minute = 0] = time.split(":").map(Number);
  return (
    <svg className="clock" viewBox="-24 -24 48 48" aria-hidden="true">
      <circle r="22" />
      {[0, 90, 180, 270].map((turn) => (
        <path key={turn} d="M0-18v-2" transform={`rotate(${turn})`} />
      ))}
      <path className="clock-hand" d="M0 3v-12" transform={`rotate(${hour * 30 + minute / 2})`} />
      <path className="clock-hand" d="M0 3v-18" transform={`rotate(${minute * 6})`} />
    </svg>
  );
}
