/** How much is reviewed, and within how much is written, as a ring for the eye: the number stands beside it. */
export function Ring({ done, written, size = 16 }: { done: number; written: number; size?: number }) {
  return (
    <svg className="ring" viewBox="0 0 20 20" width={size} height={size} aria-hidden="true">
      <circle cx="10" cy="10" r="8" pathLength="100" />
      <circle cx="10" cy="10" r="8" pathLength="100" strokeDasharray={`${written} 100`} />
      <circle cx="10" cy="10" r="8" pathLength="100" strokeDasharray={`${done} 100`} data-done="true" />
    </svg>
  );
}
