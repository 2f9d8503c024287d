import type { HandlerInput } from "#contract/call.ts";
import type * as contract from "#contract/hotel.ts";
import { readHotelInfo } from "#server/hotel/read-hotel-info.ts";
import type { RequestContext } from "#server/calls/request-context.ts";

export function getHotelInfo(
  _input: HandlerInput<typeof contract.getHotelInfo>,
  context: RequestContext,
): Promise<contract.HotelInfo> {
  return readHotelInfo(context);
}
