/** The logo for light and for dark ground, and the icon: one picture each. */
import type { SiteContentWords } from "#languages/zh-TW/studio/site-content.ts";
import { useScreenWords } from "../studio-data.ts";
import { OnePicture } from "./fields/one-picture.tsx";
import { useField } from "./use-draft.ts";

type Logos = { dark: string; white: string };

export function LogoFields() {
  const words = useScreenWords<SiteContentWords>();
  const logos = useField({ record: "site", record_id: 0, field: "logo_images", lang: "" });
  const icon = useField({ record: "site", record_id: 0, field: "icon_image", lang: "" });
  const { dark, white } = (logos.value ?? { dark: "", white: "" }) as Logos;
  return (
    <div className="logos" data-field="logo_images">
      <OnePicture label={words.logo_dark} src={dark} change={(src) => logos.change({ dark: src, white })} />
      <OnePicture label={words.logo_white} src={white} change={(src) => logos.change({ dark, white: src })} isDark />
      <OnePicture label={words.fields.site.icon_image} src={String(icon.value ?? "")} change={icon.change} />
    </div>
  );
}
