/** /sign-in: to the accounts service, and from there back to the page that `back` names. */
import { data, redirect } from "react-router";
import { CallRefused } from "#contract/client.ts";
import { startSignIn } from "#contract/members.ts";
import { visitOf } from "#web/context.ts";
import type { Route } from "./+types/sign-in";

export async function loader({ context }: Route.LoaderArgs) {
  const { api, domain, search } = visitOf(context);
  const query = new URLSearchParams(search);
  const given = (name: string, most: number) => (query.get(name) ?? "").slice(0, most);
  try {
    const body = { domain, back: given("back", 2_000), email: given("email", 254) };
    const begun = await api(startSignIn, { body });
    return redirect(begun.redirect, 303);
  } catch (error) {
    // A lodging without members has no such page.
    throw error instanceof CallRefused && error.code === "MEMBERS_CLOSED" ? data(null, 404) : error;
  }
}

export default function SignIn() {
  return null;
}
