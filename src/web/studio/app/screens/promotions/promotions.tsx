/** Deals and events on the site. */
import { lazy } from "react";
import { RecordScreen } from "../../draft/record-screen.tsx";
import type { ScreenProps } from "../../screens.ts";

const PromotionForm = lazy(() => import("../../draft/promotion-form.tsx"));

export default function Promotions({ rest }: ScreenProps) {
  return (
    <RecordScreen
      name="promotions"
      adds="promotion"
      icon="gift"
      rest={rest}
      page={(id) => `/event/${id}`}
      list="/event"
      Form={PromotionForm}
    />
  );
}
