/** The public address, to be sent, shown and printed. */
import { Button, CopyButton } from "@mantine/core";
import { renderSVG } from "uqr";
import { getPoster } from "#contract/studio/setup.ts";
import type { GoLiveWords } from "#languages/zh-TW/studio/go-live.ts";
import { StudioIcon } from "../../parts/studio-icon.tsx";
import { useLodging, useScreenWords } from "../../studio-data.ts";

const asFile = (svg: string): string => `data:image/svg+xml,${encodeURIComponent(svg)}`;

export function Share({ site }: { site: string }) {
  const { name, domain } = useLodging();
  const words = useScreenWords<GoLiveWords>();
  const { host } = new URL(site);
  const svg = asFile(renderSVG(site, { border: 2, ecc: "M" }));
  return (
    <section className="share" aria-labelledby="share">
      <div className="share-text">
        <h2 id="share">{words.live}</h2>
        <p className="share-address">{host}</p>
        <div className="page-acts">
          <Button
            component="a"
            href={site}
            target="_blank"
            rel="noreferrer"
            leftSection={<StudioIcon name="outside" />}
          >
            {words.open}
          </Button>
          <CopyButton value={site}>
            {({ copied, copy }) => (
              <Button variant="default" onClick={copy} leftSection={<StudioIcon name={copied ? "check" : "copy"} />}>
                {copied ? words.copied : words.copy}
              </Button>
            )}
          </CopyButton>
          <Button
            component="a"
            variant="default"
            href={`https://social-plugins.line.me/lineit/share?${new URLSearchParams({ url: site })}`}
            target="_blank"
            rel="noreferrer"
          >
            {words.line}
          </Button>
        </div>
        <h3>{words.qr}</h3>
        <p>{words.qr_text}</p>
        <div className="page-acts">
          <Button component="a" variant="default" href={svg} download={`${host}.svg`}>
            {words.qr_save}
          </Button>
          <Button
            component="a"
            variant="default"
            href={`${getPoster.path}?${new URLSearchParams({ domain })}`}
            download
            leftSection={<StudioIcon name="picture" />}
          >
            {words.poster}
          </Button>
        </div>
      </div>
      <figure className="share-poster">
        <figcaption>{name}</figcaption>
        <img src={svg} alt={`${words.qr}: ${host}`} width="240" height="240" />
        <span>{host}</span>
      </figure>
    </section>
  );
}
