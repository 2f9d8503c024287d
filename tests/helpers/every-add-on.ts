import type { CallRequest } from "#tests/helpers/every-person.ts";

/** One more, one with the rest, and one that is given back again. */
export function addOnRequests(domain: string, own: { order_doc: string; booker_email: string }): CallRequest[] {
  const bike = [{ item_number: "BIKE", quantity: 1 }];
  const to = (call: string, body: object) => ({ call, address: `${call}?domain=${domain}`, body });
  const query = new URLSearchParams({ domain, ...own });
  return [
    to("/api/xtra/adds/serial_number", { domain, adds_list: bike }),
    { call: "/api/xtra/adds/order/list", address: `/api/xtra/adds/order/list?${query}` },
    to("/api/ota/order/attachment", { domain, ...own, room_attachment_detail: bike, pay_way: "pay_arrival" }),
    to("/api/xtra/adds/batch/booking", { domain, ...own, adds_list: bike }),
    to("/api/xtra/adds/attachment", { domain, ...own, attachment_no: 0, quantity: 1 }),
  ];
}
