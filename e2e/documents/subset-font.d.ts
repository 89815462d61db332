declare module "subset-font" {
  interface Options {
    targetFormat: "sfnt" | "woff" | "woff2";
    /** Tags of OpenType; the others go. */
    keepFeatures: readonly string[];
    /** Entries of the table `name`, beside those that name the font. */
    preserveNameIds: readonly number[];
    variationAxes: Record<string, { min: number; max: number }>;
  }

  function subsetFont(font: Buffer, text: string, options: Options): Promise<Buffer>;
  export = subsetFont;
}
