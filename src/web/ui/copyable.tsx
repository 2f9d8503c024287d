/** A text with a button that copies it, which the script shows. */
type CopyableProps = {
  text: string;
  /** What is copied, if it differs from the text: a plain number. */
  copied?: string;
  label: string;
  words: { copy: string; copied: string };
};

export function Copyable({ text, copied = text, label, words }: CopyableProps) {
  return (
    <span className="copyable">
      <span className="copyable-text">{text}</span>
      <button className="copy" type="button" data-copy={copied} data-copied={words.copied} hidden>
        <span aria-live="polite">{words.copy}</span>
        <span className="hidden"> {label}</span>
      </button>
    </span>
  );
}
