/** A small number with − and +. At a limit the button stays, because it may have the focus. */
type StepperProps = {
  label: string;
  value: number;
  least: number;
  most: number;
  onChange: (value: number) => void;
  /** The buttons' labels for screen readers. */
  words: { less: string; more: string };
};

export function Stepper({ label, value, least, most, onChange, words }: StepperProps) {
  const step = (name: string, sign: "−" | "+", next: number) => {
    const isEnd = next < least || next > most;
    return (
      <button type="button" aria-label={name} aria-disabled={isEnd} onClick={() => (isEnd ? null : onChange(next))}>
        {sign}
      </button>
    );
  };
  return (
    <div className="stepper" role="group" aria-label={label}>
      <span className="stepper-label">{label}</span>
      {step(words.less, "−", value - 1)}
      <output aria-live="polite" aria-atomic="true">
        <span className="hidden">{label} </span>
        {value}
      </output>
      {step(words.more, "+", value + 1)}
    </div>
  );
}
