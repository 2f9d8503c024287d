/** Where a list has nothing yet: what it is for, and what to do first. */
import type { ReactNode } from "react";
import { StudioIcon, type StudioIconName } from "./studio-icon.tsx";

type EmptyStateProps = { icon: StudioIconName; title: string; text: string; children?: ReactNode };

export function EmptyState({ icon, title, text, children }: EmptyStateProps) {
  return (
    <section className="empty">
      <StudioIcon name={icon} size={36} />
      <h2>{title}</h2>
      <p>{text}</p>
      {children ? <div className="empty-acts">{children}</div> : null}
    </section>
  );
}
