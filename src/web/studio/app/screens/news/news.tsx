/** Announcements on the site. */
import { lazy } from "react";
import { RecordScreen } from "../../draft/record-screen.tsx";
import type { ScreenProps } from "../../screens.ts";

const PromotionForm = lazy(() => import("../../draft/promotion-form.tsx"));

export default function News({ rest }: ScreenProps) {
  return (
    <RecordScreen
      name="news"
      adds="announcement"
      icon="news"
      rest={rest}
      page={(id) => `/news/${id}`}
      list="/news"
      Form={PromotionForm}
    />
  );
}
