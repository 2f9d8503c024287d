/** A share as a ring, for the eye: the number stands beside it. */
export function Ring({ share, size = 16 }: { share: number; size?: number }) {
  return (
    <svg className="ring" viewBox="0 0 20 20" width={size} height={size} aria-hidden="true">
      <circle cx="10" cy="10" r="8" pathLength="100" />
      <circle cx="10" cy="10" r="8" pathLength="100" strokeDasharray={`${share} 100`} data-done={share === 100} />
    </svg>
  );
}
