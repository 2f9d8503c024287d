/** A sentence that must be seen: a hint, something to wait for, or what went wrong. */
import type { ReactNode } from "react";
import { StudioIcon } from "./studio-icon.tsx";

type NoticeProps = { tone?: "info" | "wait" | "danger"; children: ReactNode };

export function Notice({ tone = "info", children }: NoticeProps) {
  return (
    <div className="notice" data-tone={tone} role={tone === "danger" ? "alert" : "status"}>
      <StudioIcon name={tone === "info" ? "info" : "warning"} />
      <div>{children}</div>
    </div>
  );
}
