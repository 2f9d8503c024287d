/** The guest sends the money to the lodging's own account, and staff find it there. */
import { offlineGateway } from "#server/payments/vendors/offline.ts";

export const remittance = offlineGateway("remittance");
