/** A details element. It opens by itself when its content must be seen, and never closes by itself. */
import { type ReactNode, useState } from "react";

type FoldProps = { className?: string; title: string; mustBeOpen: boolean; children: ReactNode };

export function Fold({ className, title, mustBeOpen, children }: FoldProps) {
  const [isOpen, setOpen] = useState(mustBeOpen);
  return (
    <details className={className} open={isOpen || mustBeOpen} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{title}</summary>
      {children}
    </details>
  );
}
