/** Draws cards in a thread of its own: half a second each. */
import { Resvg } from "@resvg/resvg-js";
import satori from "satori";
import sharp from "sharp";
import { CARD_HEIGHT, type CardNode, CARD_PHOTO, CARD_WIDTH } from "#contract/card.ts";
import { coverCrop } from "#rules/media/picture-crop.ts";
import type { CardFont } from "#server/cards/card-fonts.ts";
import { setText } from "#server/cards/set-text.ts";
import { answerWork } from "#server/threads/answer-work.ts";

export type Drawing = {
  tree: CardNode;
  fonts: CardFont[];
  photo: { file: string; width: number; height: number; focus?: { x: number; y: number } } | null;
};

/** Where the file is gone: nothing, instead of a failure. */
const NO_PICTURE = "data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7";

answerWork<Drawing>(async ({ tree, fonts: candidates, photo }) => {
  const { tree: set, fonts } = await setText(tree, candidates);
  const picture = photo ? await photoAddress(photo) : NO_PICTURE;
  const family = fonts.map(({ name }) => name).join(", ");
  const svg = await satori(
    {
      type: "div",
      props: { style: { display: "flex", fontFamily: family }, children: [withPhoto(set, picture)] },
    } as never,
    {
      width: CARD_WIDTH,
      height: CARD_HEIGHT,
      fonts: fonts.map(({ name, data }) => ({ name, data: data.buffer, weight: 400, style: "normal" })),
    },
  );
  const drawn = new Resvg(svg, { font: { loadSystemFonts: false } }).render();
  // 256 colours look the same at this size and weigh a third, which messengers need. More dithering spreads patches over plain fields.
  const png = await sharp(drawn.pixels, { raw: { width: drawn.width, height: drawn.height, channels: 4 } })
    .removeAlpha()
    .png({ palette: true, quality: 100, effort: 7, dither: 0.4 })
    .toBuffer();
  return new Uint8Array(png);
});

/** Cut around the owner's point; where none was chosen, around what draws the eye. */
async function photoAddress({ file, width, height, focus }: NonNullable<Drawing["photo"]>): Promise<string> {
  const whole = sharp(file);
  const cropped = focus
    ? whole.extract(coverCrop(await whole.metadata(), { width, height }, focus)).resize(width, height)
    : whole.resize(width, height, { fit: "cover", position: "attention" });
  const jpeg = await cropped.jpeg({ quality: 84 }).toBuffer();
  return `data:image/jpeg;base64,${jpeg.toString("base64")}`;
}

function withPhoto(node: CardNode, picture: string): CardNode {
  if (typeof node === "string") return node;
  const { src, children } = node.props;
  return {
    ...node,
    props: {
      ...node.props,
      ...(src === CARD_PHOTO ? { src: picture } : {}),
      ...(children ? { children: children.map((child) => withPhoto(child, picture)) } : {}),
    },
  };
}
