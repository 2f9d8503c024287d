/** The picture that goes with a shared link, in the lodging's layout and theme. */
import { cardContent } from "#web/cards/card-content.ts";
import { pageOfCard } from "#web/cards/card-pages.ts";
import { composeCard } from "#web/cards/compose.ts";
import { visitOf } from "#web/context.ts";
import { loadFrame } from "#web/frame.ts";
import { layoutOf } from "#web/layouts/registry.ts";
import type { Route } from "./+types/og";

export async function loader({ context }: Route.LoaderArgs) {
  const visit = visitOf(context);
  const page = pageOfCard(visit.path);
  const frame = page === null ? null : await loadFrame(visit);
  const content = frame && (await cardContent(visit, frame, page!));
  if (!content) return new Response(null, { status: 404 });
  const { layout, theme } = frame.chosen;
  const { card, themes } = layoutOf(layout);
  const { tree, photo } = composeCard(content, themes[theme - 1]!, card);
  const png = await visit.drawCard({
    layout,
    lang: content.lang,
    tree,
    photo: photo && content.photo !== null ? { ...photo, path: content.photo } : null,
  });
  return new Response(png, { headers: { "content-type": "image/png" } });
}
