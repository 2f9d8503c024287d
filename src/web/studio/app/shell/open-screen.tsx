/** The screen that the address names, once its file and its words are here. */
import { Button } from "@mantine/core";
import { type ComponentType, useEffect, useState } from "react";
import { useAddress, useHrefOf } from "../navigation/router.ts";
import { ListWordsProvider } from "../parts/lists/list-words.ts";
import { EmptyState } from "../parts/empty-state.tsx";
import { LoadingScreen } from "../parts/loading.tsx";
import { ScreenBoundary, ScreenProblem } from "../parts/screen-boundary.tsx";
import type { ListWords } from "#languages/zh-TW/studio/lists.ts";
import { type Screen, screenAt, type ScreenProps } from "../screens.ts";
import { ScreenWordsProvider, useStudio } from "../studio-data.ts";

/** Each language's words of each screen are a file of their own. */
const WORDS = import.meta.glob<object>("./*/studio/*.ts", { base: "/src/languages", import: "words" });

type Open = { name: string; Screen: ComponentType<ScreenProps>; words: object | null; lists: ListWords };

async function load({ name, load, words: shared = name, ownWords }: Screen, lang: string): Promise<Open> {
  const wordsOf = (file = "") => WORDS[`./${lang}/studio/${file.replaceAll("_", "-")}.ts`]?.() ?? null;
  const files = [wordsOf(shared), wordsOf(ownWords), wordsOf("lists")] as const;
  const [module, found, own, lists] = await Promise.all([load(), ...files]);
  return { name, Screen: module.default, words: own ? { ...found, ...own } : found, lists: lists as ListWords };
}

export function OpenScreen() {
  const { lang, lodging } = useStudio();
  const { screen: path, rest } = useAddress();
  const [open, setOpen] = useState<Open | null>(null);
  const [failed, setFailed] = useState<{ path: string; error: unknown } | null>(null);
  const screen = screenAt(path);
  const mayOpen = screen && lodging.permissions.includes(screen.may) ? screen : null;

  useEffect(() => {
    if (!mayOpen) return undefined;
    let isLeft = false;
    load(mayOpen, lang).then(
      (loaded) => isLeft || setOpen(loaded),
      (error: unknown) => isLeft || setFailed({ path, error }),
    );
    return () => {
      isLeft = true;
    };
  }, [mayOpen, lang, path]);

  if (!mayOpen) return <NotFound />;
  if (failed?.path === path) return <ScreenProblem error={failed.error} />;
  if (open?.name !== mayOpen.name) return <LoadingScreen />;
  return (
    <ScreenBoundary screen={path}>
      <ScreenWordsProvider value={open.words}>
        <ListWordsProvider value={open.lists}>
          <open.Screen rest={rest} />
        </ListWordsProvider>
      </ScreenWordsProvider>
    </ScreenBoundary>
  );
}

function NotFound() {
  const { words } = useStudio();
  const hrefOf = useHrefOf();
  return (
    <EmptyState icon="search" title={words.problem.not_found_heading} text={words.problem.not_found_text}>
      <Button component="a" href={hrefOf("")}>
        {words.to_overview}
      </Button>
    </EmptyState>
  );
}
