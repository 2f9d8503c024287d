/** Calls of the contract over the network. What can be repeated without harm is repeated when the network fails. */
import type { Call, CallAnswer, CallInput, Envelope } from "#contract/call.ts";
import { CallRefused } from "#contract/client.ts";
import type { Language } from "#rules/text/language.ts";

/** There was no answer: the call may or may not have arrived. */
class NoAnswer extends Error {}

export type SendSettings = { lang: Language; signal?: AbortSignal; idempotencyKey?: string };

const ANSWER_MS = 30_000;
/** Bytes over a slow line. */
const BYTES_MS = 120_000;
const PAUSES_MS = [400, 1500];

const cookie = (name: string): string =>
  document.cookie
    .split("; ")
    .find((each) => each.startsWith(`${name}=`))
    ?.slice(name.length + 1) ?? "";

const listed = (query: object): [string, string][] =>
  Object.entries(query).flatMap(([name, value]) =>
    [value].flat().flatMap((each): [string, string][] => (each === undefined ? [] : [[name, String(each)]])),
  );

const pause = (ms: number, signal?: AbortSignal) =>
  new Promise<void>((done, failed) => {
    const timer = setTimeout(done, ms);
    signal?.addEventListener("abort", () => {
      clearTimeout(timer);
      failed(signal.reason as Error);
    });
  });

async function sendOnce<C extends Call>(call: C, input: CallInput<C>, settings: SendSettings): Promise<Response> {
  const { params = {}, query = {}, body } = input as { params?: object; query?: object; body?: unknown };
  const isChange = call.method !== "GET";
  const path = call.path.replace(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(String((params as Record<string, unknown>)[name])),
  );
  const isBytes = call.bytes !== null;
  const timeout = AbortSignal.timeout(isBytes ? BYTES_MS : ANSWER_MS);
  return fetch(`${path}?${new URLSearchParams([...listed(query), ["lang", settings.lang]])}`, {
    method: call.method,
    signal: settings.signal ? AbortSignal.any([settings.signal, timeout]) : timeout,
    headers: {
      ...(isChange
        ? {
            "content-type": isBytes ? "application/octet-stream" : "application/json",
            "x-xsrf-token": cookie("XSRF-TOKEN"),
          }
        : {}),
      ...(settings.idempotencyKey === undefined ? {} : { "idempotency-key": settings.idempotencyKey }),
    },
    ...(isChange ? { body: isBytes ? (body as { bytes: Blob }).bytes : JSON.stringify(body ?? null) } : {}),
  });
}

export async function sendCall<C extends Call>(
  call: C,
  input: CallInput<C>,
  settings: SendSettings,
): Promise<CallAnswer<C>> {
  const isRepeatable = call.method === "GET" || settings.idempotencyKey !== undefined;
  for (let tries = 0; ; tries += 1) {
    try {
      const response = await sendOnce(call, input, settings);
      const envelope = (await response.json()) as Envelope;
      if (!envelope.success) throw new CallRefused(response.status, envelope);
      return envelope.data as CallAnswer<C>;
    } catch (error) {
      if (error instanceof CallRefused || settings.signal?.aborted) throw error;
      const wait = PAUSES_MS[tries];
      if (!isRepeatable || wait === undefined) throw new NoAnswer(call.name, { cause: error });
      await pause(wait, settings.signal);
    }
  }
}
