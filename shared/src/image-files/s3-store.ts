import { S3mini } from 's3mini'
import { isImageFileName } from '../images/image-file-names.ts'
import type { ImageFileStore } from './image-file-store.ts'

/** A bucket that does not answer must not hold a page up. */
const TIMEOUT_MS = 10_000

export interface S3Bucket {
  /** The bucket's own address, path-style or not. */
  endpoint: string
  region: string
  /** Before each name: '' or 'folder/'. */
  prefix: string
  accessKeyId: string
  secretAccessKey: string
}

/** Pictures in a bucket of anything that speaks S3. Nothing is ever public there: we serve them. */
export function createS3Store({ prefix, ...bucket }: S3Bucket): ImageFileStore {
  const s3 = new S3mini({ ...bucket, requestAbortTimeout: TIMEOUT_MS })
  const keyOf = (name: string) => {
    if (!isImageFileName(name)) throw new Error('this is no name of a picture')
    return prefix + name
  }
  return {
    async put(name, bytes) {
      const { ok, status } = await s3.putObject(keyOf(name), bytes, typeOf(name))
      if (!ok) throw new Error(`the picture store answered ${status}`)
    },
    async read(name) {
      const bytes = await s3.getObjectArrayBuffer(keyOf(name))
      return bytes ? Buffer.from(bytes) : undefined
    },
    has: async name => (await s3.objectExists(keyOf(name))) === true,
    async remove(name) {
      await s3.deleteObject(keyOf(name))
    },
  }
}

function typeOf(name: string): string {
  return name.endsWith('.avif') ? 'image/avif' : 'image/webp'
}
