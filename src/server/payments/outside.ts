/** The only way out to vendors: bounded in time and in size, no redirects followed, and what fails is Unreachable. */
import { type Outside, Unreachable } from "#server/payments/vendors/vendor.ts";

const TIMEOUT_MS = 20_000;
const MOST_BYTES = 1024 * 1024;

export const outside: Outside = {
  async send(url, { method, headers = {}, body, timeout_ms = TIMEOUT_MS }) {
    try {
      const response = await fetch(url, {
        method,
        headers,
        signal: AbortSignal.timeout(timeout_ms),
        redirect: "error",
        ...(body === undefined ? {} : { body }),
      });
      return { status: response.status, text: await readText(response) };
    } catch (error) {
      throw new Unreachable(`${new URL(url).host}: ${error instanceof Error ? error.message : String(error)}`);
    }
  },
};

async function readText({ body }: Response): Promise<string> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of body ?? []) {
    if ((size += chunk.byteLength) > MOST_BYTES) throw new Error("the answer is too long");
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString();
}
