/** A screen that fails leaves the frame standing: it says so and offers two ways out. */
import { Button } from "@mantine/core";
import { Component, type ReactNode, useEffect, useState } from "react";
import { useHrefOf } from "../navigation/router.ts";
import { useAppWords } from "../studio-data.ts";
import { EmptyState } from "./empty-state.tsx";

type Boundary = { screen: string; children: ReactNode };

export class ScreenBoundary extends Component<Boundary, { error: unknown; screen: string }> {
  override state = { error: null as unknown, screen: this.props.screen };

  static getDerivedStateFromError(error: unknown) {
    return { error };
  }

  /** Another screen is tried anew. */
  static getDerivedStateFromProps({ screen }: Boundary, state: { screen: string }) {
    return screen === state.screen ? null : { screen, error: null };
  }

  override render() {
    return this.state.error === null ? this.props.children : <ScreenProblem error={this.state.error} />;
  }
}

/** After a new release the files of the old one may be gone. */
const isOutdated = (error: unknown): boolean =>
  error instanceof TypeError && /dynamically imported module|module script|preload/i.test(error.message);

const reload = () => location.reload();

export function ScreenProblem({ error }: { error: unknown }) {
  const { problem, reload: again, to_overview } = useAppWords();
  const hrefOf = useHrefOf();
  const [isOffline] = useState(() => !navigator.onLine);
  useEffect(() => {
    if (!isOffline) return undefined;
    addEventListener("online", reload);
    return () => removeEventListener("online", reload);
  }, [isOffline]);
  // Whoever reloads without a connection has no studio left to come back to: it opens by itself.
  if (isOffline) return <EmptyState icon="info" title={problem.offline_heading} text={problem.offline_text} />;
  const isOld = isOutdated(error);
  return (
    <EmptyState
      icon={isOld ? "info" : "warning"}
      title={isOld ? problem.updated_heading : problem.heading}
      text={isOld ? problem.updated_text : problem.text}
    >
      <Button onClick={reload}>{again}</Button>
      <Button variant="default" component="a" href={hrefOf("")}>
        {to_overview}
      </Button>
    </EmptyState>
  );
}
