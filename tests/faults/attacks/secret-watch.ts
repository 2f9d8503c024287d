/** Remembers everything that leaves the server, answers and log lines, and looks for what may not. */
import { format } from "node:util";
import { vi } from "vitest";
import { gatewayOf } from "#server/payments/gateways.ts";
import { writeKeys } from "#server/payments/accounts.ts";
import type { SeparateDatabase } from "#tests/setup/separate-database.ts";
import { listColumns } from "#tests/faults/malformed/table-effects.ts";
import type { World } from "#tests/setup/world.ts";

export type Secret = { name: string; text: string };
/** `by` is the request, `text` the whole response: status, headers and body. */
type Seen = { by: string; text: string };

export type Watch = Pick<World, "fetch"> & { answers: Seen[]; lines: string[] };

export function watching(world: World): Watch {
  const answers: Seen[] = [];
  const lines: string[] = [];
  for (const level of ["log", "info", "warn", "error"] as const) {
    vi.spyOn(console, level).mockImplementation((...said: unknown[]) => void lines.push(format(...said)));
  }
  return {
    answers,
    lines,
    fetch: async (host, path, init = {}) => {
      const response = await world.fetch(host, path, init);
      const headers = [...response.headers].map((pair) => pair.join(": ")).join("\n");
      const text = `${response.status}\n${headers}\n\n${await response.clone().text()}`;
      answers.push({ by: `${init.method ?? "GET"} ${path} ${String(init.body ?? "")}`.slice(0, 200), text });
      return response;
    },
  };
}

/** What was found where; nothing is what should be. */
export const leaksIn = (seen: readonly Seen[], secrets: readonly Secret[]): string[] =>
  seen.flatMap(({ by, text }) =>
    secrets.filter((secret) => text.includes(secret.text)).map(({ name }) => `${by}: ${name}`),
  );

const VENDOR_SECRETS = /hash|secret|partner_key|api_key/;

/** Keys of its own at every vendor, whose secret parts stand nowhere else. */
export async function enterKeys(world: World, hotel_id: number): Promise<Secret[]> {
  const secrets: Secret[] = [];
  for (const name of ["newebpay", "tappay", "stripe", "jkopay", "line_pay", "ecpay"]) {
    const gateway = gatewayOf(name)!;
    const keys = Object.fromEntries(
      Object.entries(gateway.sandboxKeys).map(([field, usual]) => {
        if (!VENDOR_SECRETS.test(field)) return [field, usual];
        const start = /^\w+_/.exec(usual)?.[0] ?? "";
        const text = (start + `${field}Canary${name}`.replace(/[^a-z]/gi, "").padEnd(40, "Z")).slice(
          0,
          Math.max(usual.length, 16),
        );
        secrets.push({ name: `${field} of ${name}`, text });
        return [field, text];
      }),
    );
    await world.database.forHotel(hotel_id, (query) =>
      writeKeys(query, world.dependencies.secrets, hotel_id, gateway, { is_live: false, keys, now: new Date() }),
    );
  }
  return secrets;
}

const PURPOSES = ["hotel-token", "gateway-keys", "access-cookie", "xsrf", "staff-task", "notify-address"];

/** What only the server knows: its own secret and the keys made from it, the database's password, and every stored hash. */
export async function serverSecrets(world: World, separate: SeparateDatabase, secret: string): Promise<Secret[]> {
  const columns = (await listColumns(separate)).filter(
    ({ name, type }) => /hash|^sealed$|^budget_key$/.test(name) && type === "text",
  );
  const stored = await Promise.all(
    columns.map(async ({ name, table }) => {
      const rows = await separate.asOwner<{ text: string }>(
        `select distinct ${name} as text from "${table}" where length(${name}) > 15`,
      );
      return rows.map(({ text }) => ({ name: `${table}.${name}`, text }));
    }),
  );
  const made = PURPOSES.flatMap((purpose) =>
    (["hex", "base64", "base64url"] as const).map((coding) => ({
      name: `the key for ${purpose}`,
      text: world.dependencies.secrets.key(purpose).toString(coding),
    })),
  );
  return [
    { name: "SECRET", text: secret },
    { name: "the database's password", text: new URL(separate.url).password },
    ...made,
    ...stored.flat(),
  ];
}
