/** The guest pays at the front desk. */
import { offlineGateway } from "#server/payments/vendors/offline.ts";

export const onArrival = offlineGateway("on_arrival");
