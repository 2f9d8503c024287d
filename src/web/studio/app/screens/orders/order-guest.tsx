/** Who booked. Contacts are hidden until somebody who may see them asks for them; that is recorded. */
import { Button } from "@mantine/core";
import { useState } from "react";
import type { CallAnswer } from "#contract/call.ts";
import { revealContact } from "#contract/studio/studio-orders.ts";
import type { OrdersWords } from "#languages/zh-TW/studio/orders.ts";
import { countryName } from "#rules/guests/countries.ts";
import { useSend } from "../../calls/use-send.ts";
import { Notice } from "../../parts/notice.tsx";
import { StudioIcon } from "../../parts/studio-icon.tsx";
import { LANGUAGE_NAMES } from "../../shell/language.ts";
import { useLodging, useScreenWords, useStudio } from "../../studio-data.ts";
import type { StudioOrder } from "./order-page.tsx";

export function OrderGuest({ order, changed }: { order: StudioOrder; changed: () => void }) {
  const words = useScreenWords<OrdersWords>();
  const { lang } = useStudio();
  const { domain } = useLodging();
  const revealing = useSend(revealContact);
  const [contact, setContact] = useState<CallAnswer<typeof revealContact> | null>(null);
  const { order_id, residence_country } = order;

  async function reveal() {
    const found = await revealing.send({ body: { domain, order_id } });
    if (!found) return;
    setContact(found);
    changed();
  }

  const phone = contact?.booker_phone ?? order.booker_phone;
  const email = contact?.booker_email ?? order.booker_email;
  return (
    <section className="panel" aria-labelledby="guest">
      <h2 id="guest">{words.guest}</h2>
      <dl className="order-facts">
        <div>
          <dt>{words.phone}</dt>
          <dd>{contact ? <a href={`tel:${phone.replace(/[^\d+]/g, "")}`}>{phone}</a> : phone}</dd>
        </div>
        <div>
          <dt>{words.email}</dt>
          <dd>{contact ? <a href={`mailto:${email}`}>{email}</a> : email}</dd>
        </div>
        <div>
          <dt>{words.language}</dt>
          <dd>{LANGUAGE_NAMES[order.lang]}</dd>
        </div>
        {residence_country === "" ? null : (
          <div>
            <dt>{words.residence}</dt>
            <dd>{countryName(residence_country, lang)}</dd>
          </div>
        )}
        {order.company === "" ? null : (
          <div>
            <dt>{words.company}</dt>
            <dd>{order.company}</dd>
          </div>
        )}
      </dl>
      {contact || !order.actions.reveal || order.booker_email === "" ? null : (
        <>
          <Button
            className="order-reveal"
            variant="default"
            loading={revealing.isSending}
            onClick={() => void reveal()}
            leftSection={<StudioIcon name="eye" />}
          >
            {words.reveal}
          </Button>
          <p className="order-note">{words.reveal_note}</p>
        </>
      )}
      {revealing.problem ? <Notice tone="danger">{revealing.problem.text}</Notice> : null}
    </section>
  );
}
