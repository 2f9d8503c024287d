/** Booking layouts by code. */
import type { ComponentType } from "react";
import type { BookingLayoutCode } from "#rules/site/site.ts";
import { Ledger } from "./booking_100/ledger.tsx";
import { Sheet } from "./booking_200/sheet.tsx";

const LAYOUTS: Record<BookingLayoutCode, ComponentType> = { booking_100: Ledger, booking_200: Sheet };

export const bookingLayoutOf = (code: BookingLayoutCode): ComponentType => LAYOUTS[code];
