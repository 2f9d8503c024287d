/** The layouts as an owner chooses among them: names, themes and what they are for. Plain data of their folders, no pages. */
import type { LayoutWant } from "#rules/site/layout-wants.ts";
import type { LayoutCode } from "#rules/site/site.ts";
import type { Language } from "#rules/text/language.ts";
import type { LayoutDescription, LayoutSettings } from "#web/layouts/layout.ts";

const SETTINGS = import.meta.glob<LayoutSettings>("./layout_*/settings.ts", {
  base: "/src/web/layouts",
  eager: true,
  import: "settings",
});
const DESCRIPTIONS = import.meta.glob<LayoutDescription>("./layout_*/description.ts", {
  base: "/src/web/layouts",
  eager: true,
  import: "description",
});

const WANTS = import.meta.glob<readonly LayoutWant[]>("./layout_*/wants.ts", {
  base: "/src/web/layouts",
  eager: true,
  import: "wants",
});

export type LayoutChoice = Pick<LayoutSettings, "themes" | "name"> & {
  code: LayoutCode;
  description: LayoutDescription;
  wants: readonly LayoutWant[];
};

export const LAYOUT_CHOICES: readonly LayoutChoice[] = Object.entries(SETTINGS).map(([path, { name, themes }]) => ({
  code: path.split("/")[1] as LayoutCode,
  name,
  themes,
  description: DESCRIPTIONS[path.replace("settings.ts", "description.ts")]!,
  wants: WANTS[path.replace("settings.ts", "wants.ts")] ?? [],
}));

export const choiceOf = (code: LayoutCode): LayoutChoice => LAYOUT_CHOICES.find((each) => each.code === code)!;

export const describedIn = ({ description }: LayoutChoice, lang: Language) => description[lang] ?? description["en-US"];
