declare module 'subset-font' {
  interface Options {
    targetFormat: 'woff2'
    /** Pinned to a value, or kept within a range. */
    variationAxes: Record<string, number | { min: number; max: number }>
  }
  function subsetFont(font: Buffer, text: string, options: Options): Promise<Buffer>
  export = subsetFont
}
