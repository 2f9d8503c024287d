/** How a domain's records are looked up. The name servers are other people's: nothing here waits for them for long. */
import { Resolver } from "node:dns/promises";
import type { Outside } from "#server/payments/vendors/vendor.ts";

/** null: the name servers did not answer. An empty list: they did, and there is no such record. */
export type DomainResolver = {
  texts: (name: string) => Promise<string[] | null>;
  /** Host names and network addresses to which this name leads. */
  targets: (name: string) => Promise<string[] | null>;
};

const NOTHING_THERE = new Set(["ENODATA", "ENOTFOUND", "NOTFOUND", "NODATA"]);

async function orNothing<Found>(looking: Promise<Found[]>): Promise<Found[] | null> {
  try {
    return await looking;
  } catch (error) {
    return NOTHING_THERE.has((error as { code?: string }).code ?? "") ? [] : null;
  }
}

export function dnsResolver(): DomainResolver {
  const resolver = new Resolver({ timeout: 2_000, tries: 2 });
  return {
    texts: async (name) => {
      const found = await orNothing(resolver.resolveTxt(name));
      return found?.map((parts) => parts.join("")) ?? null;
    },
    targets: async (name) => {
      const found = await Promise.all([
        orNothing(resolver.resolveCname(name)),
        orNothing(resolver.resolve4(name)),
        orNothing(resolver.resolve6(name)),
      ]);
      return found.every((each) => each === null) ? null : found.flatMap((each) => each ?? []);
    },
  };
}

/** The sandbox's registrar, where records are entered in a form. */
export function sandboxResolver(sandboxUrl: string, outside: Outside): DomainResolver {
  async function look(name: string, types: string): Promise<string[] | null> {
    const url = `${sandboxUrl}/registrar/records?${new URLSearchParams({ name, types })}`;
    try {
      const { status, text } = await outside.send(url, { method: "GET" });
      return status === 200 ? (JSON.parse(text) as string[]) : null;
    } catch {
      return null;
    }
  }
  return { texts: (name) => look(name, "TXT"), targets: (name) => look(name, "CNAME,A,AAAA") };
}
