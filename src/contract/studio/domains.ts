/** A lodging's own domains. All on the platform's host, by its owner. */
import { z } from "zod";
import { defineCall, domainSchema } from "#contract/call.ts";

/** As typed, or copied as a whole address: what is wrong with it is said at the field. */
const typedSchema = z.string().trim().min(1).max(260);

const changing = { who: ["staff"], may: "manage_domain", method: "POST" } as const;

const recordSchema = z.object({
  type: z.enum(["TXT", "CNAME", "A", "AAAA"]),
  name: z.string().describe("Where it is entered at the registrar"),
  value: z.string(),
  is_found: z.boolean(),
});

export const listDomains = defineCall({
  name: "listDomains",
  method: "GET",
  path: "/api/studio/domains",
  summary: "A lodging's hosts, and what must be entered at the registrar for each domain of its own",
  who: ["staff"],
  may: "see_domain",
  query: z.object({ domain: domainSchema }),
  answer: z.object({
    domain: z.string().describe("The host that guests see; the others lead there"),
    is_fresh: z.boolean().describe("Signed in a short time ago: domains may be changed"),
    hosts: z.array(
      z.object({
        host: z.string(),
        shown: z.string().describe("As people write it: punycode decoded"),
        is_platforms: z.boolean().describe("Given by the platform: always there"),
        is_canonical: z.boolean(),
        state: z.enum(["waiting", "proved", "ready"]).describe("`ready`: proved, and its records lead here"),
        found: z.enum(["unchecked", "proved", "no_record", "wrong_record", "unreachable"]),
        points_here: z.boolean(),
        checked_timestamp: z.number().nullable(),
        records: z.array(recordSchema),
      }),
    ),
  }),
});

export const addDomain = defineCall({
  ...changing,
  name: "addDomain",
  path: "/api/studio/domains/add",
  summary: "Begins to use a domain: it is the lodging's once a record at its registrar shows so",
  body: z.strictObject({ domain: domainSchema, host: typedSchema }),
  answer: z.object({ host: z.string() }),
});

const ofHost = z.strictObject({ domain: domainSchema, host: domainSchema });

export const checkDomain = defineCall({
  ...changing,
  name: "checkDomain",
  path: "/api/studio/domains/check",
  summary: "Looks at a domain's records now",
  body: ofHost,
  answer: z.object({
    found: z.enum(["unchecked", "proved", "no_record", "wrong_record", "unreachable"]),
    points_here: z.boolean(),
  }),
});

export const makeCanonical = defineCall({
  ...changing,
  name: "makeCanonical",
  path: "/api/studio/domains/canonical",
  summary: "Makes one host the address that guests see; the others lead there",
  body: ofHost,
  answer: z.object({ domain: z.string() }),
});

export const removeDomain = defineCall({
  ...changing,
  name: "removeDomain",
  path: "/api/studio/domains/remove",
  summary: "Stops using a domain; guests are led to the platform's host again",
  body: ofHost,
  answer: z.object({ domain: z.string() }),
});
