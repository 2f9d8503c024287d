/** What cancelling costs, one line for each step: what holds now comes first, what the railway keeps last. */
export function CancelRule({ rule }: { rule: string }) {
  return (
    <ol className="cancel-rule">
      {rule.split("\n").map((step) => (
        <li key={step}>{step}</li>
      ))}
    </ol>
  );
}
