/** subset-font comes without types; this is what we use of it. */
declare module "subset-font" {
  export default function subsetFont(
    font: Uint8Array,
    text: string,
    options: {
      targetFormat: "woff2" | "truetype";
      noHinting: boolean;
      keepFeatures: string[];
      dropTables: string[];
      variationAxes?: Record<string, number>;
    },
  ): Promise<Uint8Array>;
}
