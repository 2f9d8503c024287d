/** The details in a line, once they are given: who books, and which extras. */
import { useBookingTools, useLive } from "#web/booking/booking-context.ts";
import { offeredExtras } from "#web/booking/extras/offered-extras.ts";
import { MailAddress } from "#web/ui/mail-address.tsx";
import { useBookerName } from "./booker.tsx";

function ExtrasSummary() {
  const { words, data } = useBookingTools();
  const live = useLive();
  const items = offeredExtras(live);
  if (items.length === 0 && data.hotel.rail === null) return null;
  const chosen = live.state.extras.flatMap(({ item_number, quantity }) => {
    const item = items.find((each) => each.item_number === item_number);
    return item ? [words.nothing.room_times(item.item_name, quantity)] : [];
  });
  if (live.state.rail) chosen.push(words.rail.title);
  return <span>{chosen.length > 0 ? words.nothing.pieces(chosen) : words.sheet.no_extras}</span>;
}

export function DetailsSummary() {
  const { typed } = useLive();
  return (
    <>
      {useBookerName()}
      <MailAddress address={typed.booker_email ?? ""} />
      <ExtrasSummary />
    </>
  );
}
