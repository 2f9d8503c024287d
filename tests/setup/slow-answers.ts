/** Loaded before a server of the journeys where SLOW_NETWORK is set: whatever it is asked reaches it so many milliseconds later. */
import { Server } from "node:http";

const DELAY_MS = Number(process.env.SLOW_NETWORK);
type Emit = (this: Server, event: string | symbol, ...given: unknown[]) => boolean;
const emit = Server.prototype.emit as Emit;

Server.prototype.emit = function late(this: Server, event: string | symbol, ...given: unknown[]): boolean {
  if (event !== "request") return emit.call(this, event, ...given);
  setTimeout(() => emit.call(this, event, ...given), DELAY_MS);
  return true;
};
