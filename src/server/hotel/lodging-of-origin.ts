import { hostName } from "#server/http/host.ts";
import type { Dependencies } from "#server/calls/dependencies.ts";
import type { Tenant } from "#server/hotel/directory.ts";

/** Whose site an address is on: its canonical origin alone, as other names of a lodging only lead there; null for any other. */
export async function lodgingOfOrigin(
  { directory, originOf }: Pick<Dependencies, "directory" | "originOf">,
  address: string,
): Promise<Tenant | null> {
  const { origin = "null", host = "" } = URL.parse(address) ?? {};
  const hotel = host === "" ? null : await directory.byHost(hostName(host));
  return hotel && origin === originOf(hotel.domain) ? hotel : null;
}
