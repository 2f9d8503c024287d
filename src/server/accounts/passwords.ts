/** Passwords as argon2id, Node's own. The hash has its parameters in it, so that they can be raised later. */
import { argon2, randomBytes } from "node:crypto";
import { promisify } from "node:util";
import { limit } from "#server/concurrency/limit.ts";
import { isSame } from "#server/security/secrets.ts";

const derive = promisify(argon2);

/** OWASP's for argon2id: 19 MiB, two passes. */
const COST = { memory: 19_456, passes: 2, parallelism: 1 } as const;
const TAG_BYTES = 32;
const SALT_BYTES = 16;

/** Each takes 19 MiB and a thread: a flood of sign-ins waits, and is refused when it waits too long. */
const turn = limit(2, { most: 50 });

async function tagOf(password: string, salt: Buffer, cost: { memory: number; passes: number; parallelism: number }) {
  const message = Buffer.from(password.normalize("NFKC"));
  const tag = await turn(() => derive("argon2id", { message, nonce: salt, tagLength: TAG_BYTES, ...cost }));
  return tag.toString("base64url");
}

export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(SALT_BYTES);
  const { memory, passes, parallelism } = COST;
  return ["argon2id", memory, passes, parallelism, salt.toString("base64url"), await tagOf(password, salt, COST)].join(
    "$",
  );
}

/** Where there is no hash it takes as long as where there is one: nobody learns who has an account. */
export async function isPassword(password: string, hash: string | null): Promise<boolean> {
  const [, memory, passes, parallelism, salt, tag] = (hash ?? NOBODYS).split("$");
  const cost = { memory: Number(memory), passes: Number(passes), parallelism: Number(parallelism) };
  const made = await tagOf(password, Buffer.from(salt!, "base64url"), cost);
  return isSame(made, tag!) && hash !== null;
}

const NOBODYS = ["argon2id", COST.memory, COST.passes, COST.parallelism, "AAAAAAAAAAAAAAAAAAAAAA", "A".repeat(43)].join(
  "$",
);
