/** Booking layouts by code. */
import type { ComponentType } from "react";
import type { BookingLayoutCode } from "#rules/site.ts";
import { Ledger } from "./booking_100/ledger.tsx";

const LAYOUTS: Record<BookingLayoutCode, ComponentType> = { booking_100: Ledger, booking_200: Ledger };

export const bookingLayoutOf = (code: BookingLayoutCode): ComponentType => LAYOUTS[code];
