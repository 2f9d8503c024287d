/** One calm line wherever a booking of the demonstration is paid, shown or cancelled. Without a text there is none. */
export function TestLine({ text }: { text: string }) {
  if (text === "") return null;
  return (
    <p className="test-line" role="note">
      {text}
    </p>
  );
}
