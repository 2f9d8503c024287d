/** What stands above and below the pictures of a dialog: its search, and the way to older ones. */
import { Button, TextInput } from "@mantine/core";
import type { ReactNode } from "react";
import { LoadProblem } from "../parts/load-problem.tsx";
import { LoadingPanel } from "../parts/loading.tsx";
import { StudioIcon } from "../parts/studio-icon.tsx";
import type { PicturePages as Pages } from "./use-picture-pages.ts";
import "./pictures.css";

type PicturePagesProps = {
  pages: Pages;
  words: { search: string; older: string; newest: string };
  children: (answer: NonNullable<Pages["answer"]>) => ReactNode;
};

export function PicturePages({ pages, words, children }: PicturePagesProps) {
  const { answer, error, again, search, setSearch, toOlder, toNewest } = pages;
  return (
    <>
      <TextInput
        className="picture-search"
        type="search"
        aria-label={words.search}
        placeholder={words.search}
        leftSection={<StudioIcon name="search" size={18} />}
        maxLength={100}
        value={search}
        onChange={(event) => setSearch(event.currentTarget.value)}
      />
      {error ? <LoadProblem error={error} again={again} /> : answer ? children(answer) : <LoadingPanel />}
      {toOlder || toNewest ? (
        <div className="picture-pages">
          {toNewest ? (
            <Button variant="default" onClick={toNewest}>
              {words.newest}
            </Button>
          ) : null}
          {toOlder ? (
            <Button variant="default" onClick={toOlder}>
              {words.older}
            </Button>
          ) : null}
        </div>
      ) : null}
    </>
  );
}
