/** A text that is needed elsewhere, with a button that copies it. The button shows itself once the script can do it. */
type CopyableProps = {
  text: string;
  /** Where another form of it is wanted elsewhere: a bare figure. */
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
