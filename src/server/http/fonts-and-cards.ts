/** What is made from a lodging's texts: its heading fonts and its pictures for shared links. */
import { createApiClient } from "#contract/client.ts";
import type { ServerLayout } from "#contract/layout.ts";
import { type Cards, createCards, type DrawThread } from "#server/cards/cards.ts";
import { createFonts, type Fonts } from "#server/fonts/fonts.ts";
import type { SubsetThread } from "#server/fonts/subset-thread.ts";
import type { HotelCache } from "#server/cache/hotel-cache.ts";
import type { Images } from "#server/media/images.ts";
import type { Answer } from "#server/calls/mount.ts";

/** Where fonts and cards are stored, and the threads that make them. */
export type FontsAndCardsSettings = { dataDir: string; fonts: SubsetThread; cards: DrawThread };

export type FontsAndCards = { fonts: Fonts; cards: Cards };

export function createFontsAndCards(
  settings: FontsAndCardsSettings,
  layouts: readonly ServerLayout[],
  { cache, images, answer }: { cache: HotelCache; images: Images; answer: Answer },
): FontsAndCards {
  const fonts = createFonts({ dataDir: settings.dataDir, layouts, cache, thread: settings.fonts }, ({ domain }, lang) =>
    createApiClient((call, input) =>
      answer(call, {
        host: domain,
        params: input.params ?? {},
        query: { ...(input.query as object), lang },
        body: input.body,
      }),
    ),
  );
  return { fonts, cards: createCards(settings.dataDir, layouts, images, settings.cards) };
}
