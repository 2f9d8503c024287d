/** Something that may be unfolded. It opens by itself where it must be seen, and never closes under the reader's hands. */
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
