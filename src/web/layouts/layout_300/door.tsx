/** A drawing of a door in the theme's colours, for a lodging without a picture of its host. */
export function Door() {
  return (
    <svg className="door" viewBox="0 0 320 190" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
      <path className="door-wall" d="M0 0h320v190H0z" />
      <path
        className="door-brick"
        d="M18 62h34M60 80h26M24 104h22M244 70h34M270 90h30M238 112h24M52 136h20M256 138h22"
      />
      <path className="door-glow" d="M98 190V98a62 62 0 0 1 124 0v92z" />
      <path className="door-leaf" d="M112 182V98a48 48 0 0 1 96 0v84z" />
      <path className="door-pane" d="M126 112V98a34 34 0 0 1 68 0v14zM160 64v48M126 128h68v38h-68z" />
      <circle className="door-knob" cx="200" cy="124" r="4" />
      <path className="door-step" d="M84 178h152v12H84z" />
      <path className="door-pot" d="M46 162h32l-5 28H51zM242 162h32l-5 28h-22z" />
      <path
        className="door-plant"
        d="M62 162c-4-22-20-26-24-42 16 2 24 14 24 30 0-20 6-32 22-38 0 20-12 30-22 50M258 162c-4-22-20-26-24-42 16 2 24 14 24 30 0-20 6-32 22-38 0 20-12 30-22 50"
      />
    </svg>
  );
}
