/** The guest transfers the money to the lodging's own account, and staff confirm it. */
import { offlineGateway } from "#server/payments/vendors/offline.ts";

export const remittance = offlineGateway("remittance");
