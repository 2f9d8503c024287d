export { listCapacities as readWholeHouse } from "#server/inventory/inventory-store.ts";
