/** "NT$4,980 起": a word after the amount is small, in the font of text. One before it, as in English, begins the line and stays. */
export function AmountFrom({ amount, say }: { amount: string; say: (amount: string) => string }) {
  const text = say(amount);
  const end = text.indexOf(amount) + amount.length;
  return (
    <>
      {text.slice(0, end)}
      {end < text.length ? <small className="amount-from">{text.slice(end)}</small> : null}
    </>
  );
}
