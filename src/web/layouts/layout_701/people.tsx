/** One figure per guest, small ones for children. Above eight the number beside them says more. */
export function People({ adults, young }: { adults: number; young: number }) {
  const figures = [...Array(Math.min(adults, 8)).fill(1), ...Array(Math.min(young, 4)).fill(0.7)] as number[];
  const step = 15;
  const width = figures.length * step;
  return (
    <svg className="people" viewBox={`0 0 ${width} 24`} width={width} height="24" aria-hidden="true">
      {figures.map((size, index) => (
        <path
          key={index}
          transform={`translate(${index * step} ${24 - 24 * size}) scale(${size})`}
          d="M6.5 1a4.5 4.5 0 1 0 0 9a4.5 4.5 0 0 0 0-9M0.5 24v-5a6 6 0 0 1 12 0v5z"
          className={size < 1 ? "young" : undefined}
          fill="currentColor"
        />
      ))}
    </svg>
  );
}
