/** What is worth seeing nearby. */
import { PromotionForm } from "../../draft/promotion-form.tsx";
import { RecordScreen } from "../../draft/record-screen.tsx";
import type { ScreenProps } from "../../screens.ts";

export default function Attractions({ rest }: ScreenProps) {
  return (
    <RecordScreen
      name="attractions"
      adds="attraction"
      icon="pin"
      rest={rest}
      page={() => "/attractions"}
      Form={PromotionForm}
    />
  );
}
