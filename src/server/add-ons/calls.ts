import * as contract from "#contract/add-ons.ts";
import { getAddOnInventory } from "#server/add-ons/get-add-on-inventory.ts";
import { handle } from "#server/calls/handle.ts";

export const addOnHandlers = [handle(contract.getAddOnInventory, getAddOnInventory)];
