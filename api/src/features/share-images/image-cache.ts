/** LRU cache of files. */
export interface ImageCache {
  get(name: string): Uint8Array | undefined
  set(name: string, bytes: Uint8Array): void
}

/** Creates an LRU cache of at most `size` files. */
export function createImageCache(size: number): ImageCache {
  const files = new Map<string, Uint8Array>()
  return {
    get(name) {
      const bytes = files.get(name)
      if (bytes) {
        files.delete(name)
        files.set(name, bytes)
      }
      return bytes
    },
    set(name, bytes) {
      files.set(name, bytes)
      const [oldest] = files.keys()
      if (files.size > size && oldest !== undefined) files.delete(oldest)
    },
  }
}
