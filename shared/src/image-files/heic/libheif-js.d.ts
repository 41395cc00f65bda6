// The package types only its WebAssembly functions; these are the parts that the decoder uses.
declare module 'libheif-js/wasm-bundle.js' {
  interface HeifImage {
    get_width(): number
    get_height(): number
    /** Fills `target.data` with RGBA pixels; calls back with null if the image cannot be decoded. */
    display(
      target: { data: Uint8ClampedArray; width: number; height: number },
      done: (shown: object | null) => void,
    ): void
  }

  class HeifDecoder {
    /** Reads the headers; the primary image comes first. */
    decode(bytes: Uint8Array): HeifImage[]
  }

  const libheif: { HeifDecoder: typeof HeifDecoder }
  // biome-ignore lint/style/noDefaultExport: the package has no other
  export default libheif
}
