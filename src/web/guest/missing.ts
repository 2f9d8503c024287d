import { data } from "react-router";
import { CallRefused } from "#contract/client.ts";

/** A mistyped number and an unknown one are the same to a visitor: not found. Anything else is a fault and stays one. */
export function missing(error: unknown): never {
  throw error instanceof CallRefused && (error.status === 400 || error.status === 404) ? data(null, 404) : error;
}
