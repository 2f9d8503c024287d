/** The logo for light and for dark ground, and the icon: one picture each. */
import { Button, Input } from "@mantine/core";
import { useState } from "react";
import type { SiteContentWords } from "#languages/zh-TW/studio/site-content.ts";
import { StudioIcon } from "../parts/studio-icon.tsx";
import { useLodging, useScreenWords } from "../studio-data.ts";
import { OpenLibrary } from "./open-library.tsx";
import { Thumbnail } from "./thumbnail.tsx";
import { useField } from "./use-draft.ts";

type Logos = { dark: string; white: string };

export function LogoFields() {
  const words = useScreenWords<SiteContentWords>();
  const logos = useField({ record: "site", record_id: 0, field: "logo_images", lang: "" });
  const icon = useField({ record: "site", record_id: 0, field: "icon_image", lang: "" });
  const { dark, white } = (logos.value ?? { dark: "", white: "" }) as Logos;
  return (
    <div className="logos" data-field="logo_images">
      <OneSource label={words.logo_dark} src={dark} change={(src) => logos.change({ dark: src, white })} />
      <OneSource label={words.logo_white} src={white} change={(src) => logos.change({ dark, white: src })} isDark />
      <OneSource label={words.fields.site.icon_image} src={String(icon.value ?? "")} change={icon.change} />
    </div>
  );
}

type OneSourceProps = { label: string; src: string; change: (src: string) => void; isDark?: boolean };

function OneSource({ label, src, change, isDark = false }: OneSourceProps) {
  const words = useScreenWords<SiteContentWords>();
  const { site } = useLodging();
  const [isChoosing, setChoosing] = useState(false);
  const choose = (chosen: string) => {
    change(chosen);
    setChoosing(false);
  };
  return (
    <Input.Wrapper label={label} labelElement="div">
      <div className="logo" data-dark={isDark}>
        {src === "" ? <span>{words.photos.no_picture}</span> : <Thumbnail src={src} origin={new URL(site).origin} />}
      </div>
      <div className="page-acts">
        <Button
          variant="default"
          size="sm"
          onClick={() => setChoosing(true)}
          aria-label={`${words.photos.add}: ${label}`}
        >
          {src === "" ? words.photos.add : words.photos.replace}
        </Button>
        {src === "" ? null : (
          <Button
            variant="subtle"
            size="sm"
            color="clay"
            onClick={() => change("")}
            aria-label={`${words.remove}: ${label}`}
          >
            <StudioIcon name="trash" />
          </Button>
        )}
      </div>
      {isChoosing ? (
        <OpenLibrary close={() => setChoosing(false)} add={([photo]) => choose(photo!.src)} chosen={[]} />
      ) : null}
    </Input.Wrapper>
  );
}
