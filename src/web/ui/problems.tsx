/** All problems of a form in one list that takes the focus; each links to its field. */
type ProblemsProps = { title: string; problems: { field?: string; text: string }[] };

export function Problems({ title, problems }: ProblemsProps) {
  if (problems.length === 0) return null;
  return (
    // The attribute focuses it without a script too.
    <div className="problems" role="alert" tabIndex={-1} autoFocus data-problems>
      <h2>{title}</h2>
      <ul>
        {problems.map(({ field, text }) => (
          <li key={field ?? text}>{field === undefined ? text : <a href={`#${field}`}>{text}</a>}</li>
        ))}
      </ul>
    </div>
  );
}
