/** The booker's details before ordering, with a way back to change them. */
import { personName } from "#rules/guests/person-name.ts";
import { useBookingTools, useLive } from "#web/booking/booking-context.ts";
import { writtenPhone } from "#web/booking/phones.ts";
import { MailAddress } from "#web/ui/mail-address.tsx";
import { EditDetails } from "./edit-details.tsx";

export function useBookerName(): string {
  const { data } = useBookingTools();
  const { typed } = useLive();
  return personName(typed.booker_first_name ?? "", typed.booker_last_name ?? "", data.lang);
}

export function Booker() {
  const { words, data } = useBookingTools();
  const { typed } = useLive();
  const name = useBookerName();
  return (
    <section className="booker" aria-label={words.pay.booker}>
      <h2>{words.pay.booker}</h2>
      <p>
        <strong>{name}</strong>
        <br />
        <MailAddress address={typed.booker_email ?? ""} />
        <br />
        {writtenPhone(typed, data.country)}
      </p>
      <EditDetails>{words.pay.edit}</EditDetails>
    </section>
  );
}
