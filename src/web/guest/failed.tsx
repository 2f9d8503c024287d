/**
 * /500: shown when a page could not be rendered at all. Not reachable by address: on a lodging's host it is an unlisted path.
 */
import { data } from "react-router";
import { visitOf } from "#web/context.ts";
import type { Route } from "./+types/failed";

export function loader({ context }: Route.LoaderArgs): never {
  throw data(null, visitOf(context).kind === "site" ? 404 : 500);
}

export default function FailedPage() {
  return null;
}
