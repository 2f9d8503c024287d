/** /503: shown while the database is unreachable. Only the server requests it (server/http/unavailable.ts). */
import { data } from "react-router";
import { visitOf } from "#web/context.ts";
import type { Route } from "./+types/unavailable";

export function loader({ context }: Route.LoaderArgs): never {
  throw data(new URLSearchParams(visitOf(context).search).get("about"), 503);
}

export default function UnavailablePage() {
  return null;
}
