import type { ReactNode } from "react";
import type { OrderView } from "#contract/order-view.ts";
import { AddOns, type Changing } from "#web/orders/add-ons.tsx";
import { Invoices, Refunds } from "#web/orders/after-payment.tsx";
import type { Faulty } from "#web/orders/answers.ts";
import { Cancelling } from "#web/orders/cancelling.tsx";
import { OrderNow } from "#web/orders/order-now.tsx";
import { RailTickets } from "#web/orders/rail/rail-tickets.tsx";
import { PriceTable } from "#web/orders/price-table.tsx";
import { RoomsBooked } from "#web/orders/rooms-booked.tsx";
import { StayFacts } from "#web/orders/stay-facts.tsx";
import { BankNumber, Remittance } from "#web/orders/transfers.tsx";
import { Whereabouts } from "#web/orders/whereabouts.tsx";

type OrderBodyProps = {
  order: OrderView;
  hasConfirmation: boolean;
  isReceipt?: boolean;
  answer?: { intent: string } & Faulty;
  /** What can still be added to it, on the page where it can be changed. */
  changing?: Changing;
  children?: ReactNode;
};

/** The whole order, for the order page and the receipt: first what matters now, then the details. */
export function OrderBody({ order, hasConfirmation, isReceipt = false, answer, changing, children }: OrderBodyProps) {
  const answerTo = (intent: string) => (answer?.intent === intent ? answer : undefined);
  return (
    <>
      <OrderNow order={order} hasConfirmation={hasConfirmation} isReceipt={isReceipt}>
        {children}
      </OrderNow>
      <div className="order-details">
        <Remittance order={order} answer={answerTo("report")} />
        <BankNumber order={order} />
        <Refunds order={order} />
        <StayFacts order={order} />
        <RoomsBooked order={order} />
        <AddOns order={order} changing={changing} answer={answer} />
        <RailTickets order={order} changing={changing} answer={answer} />
        <PriceTable bill={order.bill} />
        <Cancelling order={order} answer={answerTo("apply")} />
        <Invoices order={order} />
        <Whereabouts />
      </div>
    </>
  );
}
