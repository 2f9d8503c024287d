/** The site's icon: the first character of the lodging's name in its colours, or a plain ring in a discreet layout. */
import { visitOf } from "#web/context.ts";
import { loadFrame } from "#web/frame.ts";
import { layoutOf } from "#web/layouts/registry.ts";
import type { Route } from "./+types/icon";

export async function loader({ context }: Route.LoaderArgs) {
  const frame = await loadFrame(visitOf(context));
  if (!frame) return new Response(null, { status: 404 });
  const layout = layoutOf(frame.chosen.layout);
  const theme = layout.themes[frame.chosen.theme - 1]!;
  if (layout.isDiscreet)
    return picture(`<circle cx="32" cy="32" r="20" fill="none" stroke="#808080" stroke-width="8"/>`);
  const initial = [...frame.hotel.hotel_name][0] ?? "宿";
  const safe = initial.replace(/[<>&"']/g, "");
  return picture(
    `<rect width="64" height="64" rx="12" fill="${theme.fill}"/><text x="32" y="33" fill="${theme.on}" font-family="serif" font-size="38" text-anchor="middle" dominant-baseline="central">${safe}</text>`,
  );
}

function picture(shapes: string): Response {
  return new Response(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64">${shapes}</svg>`, {
    headers: { "content-type": "image/svg+xml; charset=utf-8" },
  });
}
