/** Deals and events on the site. */
import { PromotionForm } from "../../draft/promotion-form.tsx";
import { RecordScreen } from "../../draft/record-screen.tsx";
import type { ScreenProps } from "../../screens.ts";

export default function Promotions({ rest }: ScreenProps) {
  return (
    <RecordScreen
      name="promotions"
      adds="promotion"
      icon="gift"
      rest={rest}
      page={(id) => `/event/${id}`}
      Form={PromotionForm}
    />
  );
}
