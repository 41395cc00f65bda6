import { S3mini } from 's3mini'
import { isImageFileName } from '../images/image-file-names.ts'
import type { ImageFileStore } from './image-file-store.ts'

/** Timeout of one S3 request, so that a slow bucket does not block a page. */
const TIMEOUT_MS = 10_000

export interface S3Bucket {
  /** URL of the bucket, in path or host style. */
  endpoint: string
  region: string
  /** Prefix of each key: '' or 'folder/'. */
  prefix: string
  accessKeyId: string
  secretAccessKey: string
}

/** Creates a store in an S3-compatible bucket. The bucket stays private: the api serves its images. */
export function createS3Store({ prefix, ...bucket }: S3Bucket): ImageFileStore {
  const s3 = new S3mini({ ...bucket, requestAbortTimeout: TIMEOUT_MS })
  const keyOf = (name: string) => {
    if (!isImageFileName(name)) throw new Error('not an image file name')
    return prefix + name
  }
  return {
    async put(name, bytes) {
      const { ok, status } = await s3.putObject(keyOf(name), bytes, typeOf(name))
      if (!ok) throw new Error(`the image store responded with ${status}`)
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
