/** What cancelling costs, one line for each step: what holds now comes first. */
export function CancelRule({ rule }: { rule: string }) {
  return (
    <ol className="cancel-rule">
      {rule.split("\n").map((step) => (
        <li key={step}>{step}</li>
      ))}
    </ol>
  );
}
