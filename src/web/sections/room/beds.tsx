/** Beds seen from above, all to one scale. */

export type Bedding = readonly { bed: string; count: number }[];

type Bed = {
  /** In centimetres. */ width: number;
  length: number;
  pillows: 1 | 2;
  kind?: "floor" | "bunk" | "sofa";
};

const BEDS: Record<string, Bed> = {
  single: { width: 100, length: 195, pillows: 1 },
  double: { width: 140, length: 195, pillows: 2 },
  queen: { width: 155, length: 200, pillows: 2 },
  king: { width: 185, length: 200, pillows: 2 },
  futon: { width: 105, length: 200, pillows: 1, kind: "floor" },
  bunk: { width: 100, length: 195, pillows: 1, kind: "bunk" },
  sofa_bed: { width: 140, length: 190, pillows: 2, kind: "sofa" },
  pod: { width: 95, length: 195, pillows: 1 },
  tent_mat: { width: 120, length: 195, pillows: 2, kind: "floor" },
};

/** Above this number the figure beside them says more. */
const MOST = 8;

export function Beds({ beds: all }: { beds: Bedding }) {
  const beds = all
    .flatMap(({ bed, count }) => Array.from({ length: count }, () => BEDS[bed] ?? BEDS.single!))
    .slice(0, MOST);
  if (beds.length === 0) return null;
  return (
    <p className="beds" aria-hidden="true">
      {beds.map((bed, index) => (
        <Drawing key={index} {...bed} />
      ))}
    </p>
  );
}

function Drawing({ width, length, pillows, kind }: Bed) {
  if (kind === "floor") return <Mattress width={width} length={length} pillows={pillows} />;
  const gap = 10;
  const pillow = (width - gap * (pillows + 1)) / pillows;
  const turned = 82;
  return (
    <svg className="bed" viewBox={`-4 -4 ${width + 8} ${length + 8}`} style={{ "--bed-width": width + 8 } as object}>
      {/* A bunk's upper bed has a shadow on the lower one. */}
      {kind === "bunk" ? <rect className="bed-shade" x="12" y="12" width={width} height={length} rx="8" /> : null}
      <rect className="bed-frame" width={width} height={length} rx="7" />
      {kind === "sofa" ? <path className="bed-line" d={`M0 26h${width}`} /> : null}
      {Array.from({ length: pillows }, (_, index) => (
        <rect
          key={index}
          className="bed-pillow"
          x={gap + index * (pillow + gap)}
          y={kind === "sofa" ? 34 : 14}
          width={pillow}
          height="38"
          rx="10"
        />
      ))}
      <path
        className="bed-cover"
        d={`M0 ${turned}h${width}v${length - turned - 7}a7 7 0 0 1-7 7h${14 - width}a7 7 0 0 1-7-7z`}
      />
      <path className="bed-line" d={`M0 ${turned + 24}h${width}`} />
    </svg>
  );
}
/** A mattress on the floor has no frame: the quilt is wider than it, with a seam all round and a small pillow above. */
function Mattress({ width, length, pillows }: Omit<Bed, "kind">) {
  const [side, turned, seam] = [12, 68, 14];
  const pillow = Math.min(46, (width - 2 * side - 12 * (pillows + 1)) / pillows);
  const gap = (width - pillow * pillows) / (pillows + 1);
  return (
    <svg className="bed" viewBox={`-4 -4 ${width + 8} ${length + 8}`} style={{ "--bed-width": width + 8 } as object}>
      <path
        className="bed-frame"
        d={`M${side} ${turned}v${16 - turned}q0-16 16-16h${width - 2 * side - 32}q16 0 16 16v${turned - 16}`}
      />
      {Array.from({ length: pillows }, (_, index) => (
        <rect
          key={index}
          className="bed-pillow"
          x={gap + index * (pillow + gap)}
          y="18"
          width={pillow}
          height="26"
          rx="13"
        />
      ))}
      <rect className="bed-cover" y={turned} width={width} height={length - turned} rx="18" />
      <rect
        className="bed-line"
        x={seam}
        y={turned + seam}
        width={width - 2 * seam}
        height={length - turned - 2 * seam}
        rx="6"
      />
    </svg>
  );
}
