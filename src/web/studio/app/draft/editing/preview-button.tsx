/** Where there is no place for the preview beside the form: it is a screen of its own. */
import { Button } from "@mantine/core";
import type { SiteContentWords } from "#languages/zh-TW/studio/site-content.ts";
import { Link } from "../../navigation/link.tsx";
import { useHrefOf } from "../../navigation/router.ts";
import { StudioIcon } from "../../parts/studio-icon.tsx";
import { useScreenWords } from "../../studio-data.ts";
import { useTextLanguage } from "../use-draft.ts";

export function PreviewButton({ page }: { page: string }) {
  const { preview } = useScreenWords<SiteContentWords>();
  const { main, target } = useTextLanguage();
  const hrefOf = useHrefOf();
  const query = { ...(page === "" ? {} : { page }), ...(target === main ? {} : { text: target }) };
  return (
    <Button
      component={Link}
      href={hrefOf("preview", query)}
      variant="default"
      className="preview-button"
      leftSection={<StudioIcon name="eye" />}
    >
      {preview.title}
    </Button>
  );
}
