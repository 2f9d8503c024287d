/** A single picture that needs no description: a logo, the top of a page. */
import { Button, Input } from "@mantine/core";
import { useState } from "react";
import type { SiteContentWords } from "#languages/zh-TW/studio/site-content.ts";
import { StudioIcon } from "../../parts/studio-icon.tsx";
import { useLodging, useScreenWords } from "../../studio-data.ts";
import { OpenLibrary } from "../open-library.tsx";
import { Thumbnail } from "../thumbnail.tsx";

type OnePictureProps = { label: string; src: string; change: (src: string) => void; isDark?: boolean };

export function OnePicture({ label, src, change, isDark = false }: OnePictureProps) {
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
