/** What is off sale, folded away, each with the way back. */
import { Button } from "@mantine/core";
import "./lists.css";

type ArchivedListProps = {
  title: string;
  items: readonly { id: string; name: string }[];
  isOpen?: boolean;
  restoreLabel: (name: string) => string;
  /** Missing: this person may not. */
  restore?: (id: string) => Promise<void>;
};

export function ArchivedList({ title, items, isOpen = false, restoreLabel, restore }: ArchivedListProps) {
  return (
    <details className="archived-list" open={isOpen}>
      <summary>{title}</summary>
      <ul>
        {items.map(({ id, name }) => (
          <li key={id}>
            <span>{name}</span>
            {restore ? (
              <Button variant="default" onClick={() => void restore(id)}>
                {restoreLabel(name)}
              </Button>
            ) : null}
          </li>
        ))}
      </ul>
    </details>
  );
}
