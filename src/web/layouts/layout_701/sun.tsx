/** A horizon in two colours of the theme, where a picture is missing. */
export function Sun({ kind }: { kind: "sun" | "sea" }) {
  return (
    <svg className="sun" data-kind={kind} viewBox="0 0 300 240" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <rect className="sun-sky" width="300" height="240" />
      {kind === "sun" ? (
        <circle className="sun-disc" cx="150" cy="150" r="70" />
      ) : (
        <circle className="sun-disc" cx="184" cy="70" r="34" />
      )}
      <rect className="sun-sea" y="150" width="300" height="90" />
      <path
        className="sun-wave"
        d="M0 178q18.75-12 37.5 0t37.5 0t37.5 0t37.5 0t37.5 0t37.5 0t37.5 0t37.5 0M0 208q18.75-12 37.5 0t37.5 0t37.5 0t37.5 0t37.5 0t37.5 0t37.5 0t37.5 0"
      />
    </svg>
  );
}
