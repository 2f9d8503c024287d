/** What is worth seeing nearby. */
import { lazy } from "react";
import { RecordScreen } from "../../draft/record-screen.tsx";
import type { ScreenProps } from "../../screens.ts";

const PromotionForm = lazy(() => import("../../draft/promotion-form.tsx"));

export default function Attractions({ rest }: ScreenProps) {
  return (
    <RecordScreen
      name="attractions"
      adds="attraction"
      icon="pin"
      rest={rest}
      page={(id) => `/attractions#${id}`}
      list="/attractions"
      Form={PromotionForm}
    />
  );
}
