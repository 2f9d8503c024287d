import type { RailRefusals } from "#languages/zh-TW/rail-refusals.ts";

export const railRefusals: RailRefusals = {
  RAIL_UNAVAILABLE: "We can’t find this train reservation.",
  RAIL_NOT_OFFERED: "This property doesn’t sell train tickets.",
  RAIL_STATION: "The outbound train has to arrive at the property’s station, and the return has to leave from it.",
  RAIL_DATES: "Travel out on your arrival day or the day before, and back on your departure day or the day after.",
  RAIL_RETURN_FIRST: "The return train has to leave after you arrive. Please choose other trains.",
  RAIL_ROUND_TRIP: "This property’s rail package is for round trips only.",
  RAIL_PASSENGERS: "The number of tickets doesn’t match the number of guests. Please change one of them.",
  RAIL_NOT_ON_SALE: "Tickets for that day aren’t on sale.",
  RAIL_TRAIN_GONE: "That train is no longer on sale, or doesn’t stop at your station. Please choose another.",
  RAIL_NO_SEATS: "That train doesn’t have enough seats left. Please choose another.",
  RAIL_NEEDS_PAYMENT: "A booking with train tickets has to be paid in full now, by card or bank transfer.",
  RAIL_BUSY: "The railway is working on these tickets. Please try again in a minute.",
  RAIL_OVER: "This train reservation has expired. Please choose your trains again.",
  RAIL_PRICE_DIFFERS:
    "The fare on that train is different. Please choose another, or return these tickets and buy new ones.",
  RAIL_PICKED_UP:
    "These tickets have been picked up. Please go to a ticket window at a station, at least 30 minutes before departure.",
  RAIL_REFUSED: "The railway couldn’t accept these tickets. Please choose another train.",
  RAIL_SILENT: "The railway isn’t answering right now. Please try again soon.",
};
