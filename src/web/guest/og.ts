/** The picture that goes with a shared link, in the lodging's own dress. */
import { ARRANGEMENTS } from "#web/cards/arrangements.ts";
import { cardFacts } from "#web/cards/card-facts.ts";
import { pageOfCard } from "#web/cards/card-pages.ts";
import { visitOf } from "#web/context.ts";
import { loadFrame } from "#web/frame.ts";
import { layoutOf } from "#web/layouts/registry.ts";
import type { Route } from "./+types/og";

export async function loader({ context }: Route.LoaderArgs) {
  const visit = visitOf(context);
  const page = pageOfCard(visit.path);
  const frame = page === null ? null : await loadFrame(visit);
  const facts = frame && (await cardFacts(visit, frame, page!));
  if (!facts) return new Response(null, { status: 404 });
  const { layout, theme } = frame.face;
  const { tree, photo } = ARRANGEMENTS[layout](facts, layoutOf(layout).themes[theme - 1]!);
  const png = await visit.drawCard({
    layout,
    lang: facts.lang,
    tree,
    photo: photo && facts.photo !== null ? { ...photo, path: facts.photo } : null,
  });
  return new Response(png, { headers: { "content-type": "image/png" } });
}
