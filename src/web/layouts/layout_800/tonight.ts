/** Which rooms are available tonight, for the lamps. Not loaded on other pages, or where nothing is sold yet. */
import { createContext } from "react";

/** room_class_id → whether it is available. */
export type Tonight = Record<number, boolean>;

export const TonightContext = createContext<Tonight | null>(null);
