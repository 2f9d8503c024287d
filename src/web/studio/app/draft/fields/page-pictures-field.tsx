/** The picture at the top of each page that has one. */
import type { SiteContentWords } from "#languages/zh-TW/studio/site-content.ts";
import { useScreenWords } from "../../studio-data.ts";
import { useField } from "../use-draft.ts";
import { OnePicture } from "./one-picture.tsx";

const PAGES = ["room", "facility", "promotion", "about"] as const;

type PagePictures = Record<(typeof PAGES)[number], string>;

export function PagePicturesField() {
  const { forms: words } = useScreenWords<SiteContentWords>();
  const field = useField({ record: "site", record_id: 0, field: "template_images", lang: "" });
  const none: PagePictures = { about: "", facility: "", promotion: "", room: "" };
  const pictures = { ...none, ...(field.value as Partial<PagePictures> | null) };
  return (
    <div className="logos" data-field="template_images">
      {PAGES.map((page) => (
        <OnePicture
          key={page}
          label={words.page_picture[page]}
          src={pictures[page]}
          change={(src) => field.change({ ...pictures, [page]: src })}
        />
      ))}
    </div>
  );
}
