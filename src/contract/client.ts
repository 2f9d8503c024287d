/** How pages and tests make calls: `api(call, input)` gives the answer, or throws what was refused. */
import type { Call, CallAnswer, CallInput, Envelope } from "#contract/call.ts";

export class CallRefused extends Error {
  status: number;
  code: string;
  extra_info: NonNullable<Envelope["extra_info"]>;
  /** Further data of the refusal, such as the new price of PRICE_CHANGED. */
  data: unknown;

  constructor(status: number, envelope: Envelope) {
    super(envelope.msg);
    this.status = status;
    this.code = envelope.code ?? "";
    this.extra_info = envelope.extra_info ?? {};
    this.data = envelope.data;
  }
}

/** Headers that a caller may send with a call. */
type CallHeaders = { idempotencyKey?: string; iv?: string };

/** Carries one call to the API: in the same process, over HTTP, or in a test. */
export type Send = (
  call: Call,
  input: { params?: unknown; query?: unknown; body?: unknown; headers?: CallHeaders },
) => Promise<{
  status: number;
  envelope: Envelope;
  /** An answer that is a file comes beside the envelope. */
  file?: { bytes: Uint8Array<ArrayBuffer>; type: string; name: string };
}>;

export type ApiClient = <C extends Call>(call: C, input: CallInput<C>, headers?: CallHeaders) => Promise<CallAnswer<C>>;

export function createApiClient(send: Send): ApiClient {
  return async (call, input, headers = {}) => {
    const { status, envelope } = await send(call, { ...input, headers });
    if (!envelope.success) throw new CallRefused(status, envelope);
    return envelope.data as CallAnswer<typeof call>;
  };
}
