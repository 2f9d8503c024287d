/** What could not be loaded, in words, with a button to try again. */
import { Button } from "@mantine/core";
import { problemOf } from "../calls/use-send.ts";
import { useAppWords } from "../studio-data.ts";
import { Notice } from "./notice.tsx";

export function LoadProblem({ error, again }: { error: unknown; again: () => void }) {
  const words = useAppWords();
  return (
    <Notice tone="danger">
      <p>{problemOf(error, words.problem.offline).text}</p>
      <Button variant="default" size="sm" mt="sm" onClick={again}>
        {words.again}
      </Button>
    </Notice>
  );
}
