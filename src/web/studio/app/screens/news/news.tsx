/** Announcements on the site. */
import { PromotionForm } from "../../draft/promotion-form.tsx";
import { RecordScreen } from "../../draft/record-screen.tsx";
import type { ScreenProps } from "../../screens.ts";

export default function News({ rest }: ScreenProps) {
  return (
    <RecordScreen
      name="news"
      adds="announcement"
      icon="news"
      rest={rest}
      page={(id) => `/news/${id}`}
      Form={PromotionForm}
    />
  );
}
