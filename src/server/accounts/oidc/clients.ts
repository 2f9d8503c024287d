/**
 * The programs that may send people to sign in. Every lodging's site is one, made from its row, so that its only address is always
 * its canonical one; the studio is another. Programs of others stand in `platform.oidc_record`.
 */
import type { AdapterPayload } from "oidc-provider";
import type { Dependencies } from "#server/calls/dependencies.ts";
import type { Secrets } from "#server/security/secrets.ts";

type ClientSources = Pick<Dependencies, "directory" | "secrets" | "originOf" | "platformHost" | "product">;

export const STUDIO_CLIENT = "studio";

export const lodgingClientId = (hotel_id: number): string => `lodging-${hotel_id}`;

/** Which lodging's site a client is. */
export function hotelOfClient(client_id: string): number | null {
  const [, id] = /^lodging-([1-9]\d{0,14})$/.exec(client_id) ?? [];
  return id === undefined ? null : Number(id);
}

export const isOwnClient = (client_id: string): boolean =>
  client_id === STUDIO_CLIENT || hotelOfClient(client_id) !== null;

/** Never stored and never sent to a browser: every process makes the same one from SECRET. */
export const clientSecret = (secrets: Secrets, client_id: string): string => secrets.token("oidc-client", client_id);

export const callbackPath = (product: string): string => `${product === "" ? "" : `/${product}`}/oauth/callback`;

export async function findOwnClient(sources: ClientSources, client_id: string): Promise<AdapterPayload | undefined> {
  const redirect = await redirectOf(sources, client_id);
  if (redirect === null) return undefined;
  return {
    client_id,
    client_secret: clientSecret(sources.secrets, client_id),
    redirect_uris: [redirect],
    grant_types: ["authorization_code", "refresh_token"],
    response_types: ["code"],
    token_endpoint_auth_method: "client_secret_post",
    id_token_signed_response_alg: "ES256",
  };
}

async function redirectOf(sources: ClientSources, client_id: string): Promise<string | null> {
  const { originOf, platformHost, product, directory } = sources;
  if (client_id === STUDIO_CLIENT) return `${originOf(platformHost)}/studio/oauth/callback`;
  const hotel_id = hotelOfClient(client_id);
  const hotel = hotel_id === null ? null : await directory.byId(hotel_id);
  // A lodging without members has no client: nobody can be sent to sign in there.
  const isOpen = hotel && hotel.status === 1 && hotel.website_exist && !hotel.close_member_system;
  return isOpen ? originOf(hotel.domain) + callbackPath(product) : null;
}
