/**
 * Where the files of pictures lie, by names that never mean anything else: what is there never
 * changes. Whatever else fails than a file's absence is thrown.
 */
export interface ImageFileStore {
  put(name: string, bytes: Uint8Array): Promise<void>
  /** Undefined where there is no such file. */
  read(name: string): Promise<Buffer | undefined>
  has(name: string): Promise<boolean>
  /** Also when it is not there. */
  remove(name: string): Promise<void>
}
