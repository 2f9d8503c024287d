/** Which rooms can be had tonight, for the lamps on the board. Elsewhere, and where nothing is sold yet, nobody asks. */
import { createContext } from "react";

/** room_class_id → whether it can be had. */
export type Tonight = Record<number, boolean>;

export const TonightContext = createContext<Tonight | null>(null);
