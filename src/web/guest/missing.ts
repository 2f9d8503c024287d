import { data } from "react-router";
import { CallRefused } from "#contract/client.ts";

/** A mistyped id and an unknown one are both "not found". Any other error is thrown again. */
export function missing(error: unknown): never {
  throw error instanceof CallRefused && (error.status === 400 || error.status === 404) ? data(null, 404) : error;
}
