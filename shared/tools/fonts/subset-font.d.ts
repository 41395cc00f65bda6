declare module 'subset-font' {
  interface Options {
    targetFormat: 'woff2'
    /** A fixed value or a range. */
    variationAxes: Record<string, number | { min: number; max: number }>
  }
  function subsetFont(font: Buffer, text: string, options: Options): Promise<Buffer>
  export = subsetFont
}
