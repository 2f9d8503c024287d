/** A page's share card in its layout: a shared link should look like the site it leads to. */
import type { Theme } from "#web/layouts/layout.ts";
import { across } from "./across.ts";
import { beside } from "./beside.ts";
import type { CardContent, Composed } from "./card.ts";
import type { CardSettings } from "./card-settings.ts";
import { centred } from "./centred.ts";

export function composeCard(content: CardContent, theme: Theme, settings: CardSettings): Composed {
  if (content.photo === null || settings.composition === "centred") return centred(content, theme, settings);
  return settings.composition === "across" ? across(content, theme, settings) : beside(content, theme, settings);
}
