import * as contract from "#contract/add-ons.ts";
import { attachToOrder } from "#server/add-ons/attach-to-order.ts";
import { bookAddOns } from "#server/add-ons/book-add-ons.ts";
import { changeAttachment } from "#server/add-ons/change-attachment.ts";
import { getAddOnInventory } from "#server/add-ons/get-add-on-inventory.ts";
import { keepAddOns } from "#server/add-ons/keep-add-ons.ts";
import { listOrderAddOns } from "#server/add-ons/list-order-add-ons.ts";
import { handle } from "#server/calls/handle.ts";

export const addOnHandlers = [
  handle(contract.attachToOrder, attachToOrder),
  handle(contract.bookAddOns, bookAddOns),
  handle(contract.changeAttachment, changeAttachment),
  handle(contract.getAddOnInventory, getAddOnInventory),
  handle(contract.keepAddOns, keepAddOns),
  handle(contract.listOrderAddOns, listOrderAddOns),
];
