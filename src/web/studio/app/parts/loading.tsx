/** What a screen shows while it loads: its shape, without content. */
import { Skeleton } from "@mantine/core";
import { useAppWords } from "../studio-data.ts";

export function LoadingScreen() {
  return (
    <>
      <Skeleton height="2.2rem" width="min(18rem, 60%)" mb="sm" />
      <Skeleton height="1.1rem" width="min(28rem, 85%)" mb="xl" />
      <LoadingPanel />
    </>
  );
}

export function LoadingPanel({ lines = 4 }: { lines?: number }) {
  const words = useAppWords();
  return (
    <div className="panel" role="status" aria-label={words.loading}>
      {Array.from({ length: lines }, (_, line) => (
        <Skeleton key={line} height="1rem" width={`${92 - line * 13}%`} mt={line === 0 ? 0 : "md"} />
      ))}
    </div>
  );
}
