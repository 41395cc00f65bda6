/**
 * Store of image files. Names contain the hash of the content, so a file never changes. Methods throw on
 * any failure except a missing file.
 */
export interface ImageFileStore {
  put(name: string, bytes: Uint8Array): Promise<void>
  /** Undefined if the file does not exist. */
  read(name: string): Promise<Buffer | undefined>
  has(name: string): Promise<boolean>
  /** Succeeds if the file does not exist. */
  remove(name: string): Promise<void>
}
