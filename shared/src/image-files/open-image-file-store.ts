import path from 'node:path'
import { S3mini } from 's3mini'
import { isImageFileName } from '../images/image-file-names.ts'
import { createDiskStore } from './disk-store.ts'
import type { ImageFileStore } from './image-file-store.ts'

/** Timeout of one S3 request, so that a slow bucket does not block a page. */
const TIMEOUT_MS = 10_000

interface S3Bucket {
  /** URL of the bucket, in path or host style. */
  endpoint: string
  region: string
  /** Prefix of each key: '' or 'folder/'. */
  prefix: string
  accessKeyId: string
  secretAccessKey: string
}

/** Creates a store in an S3-compatible bucket. The bucket stays private: the api serves its images. */
function createS3Store({ prefix, ...bucket }: S3Bucket): ImageFileStore {
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

/** Environment variables of both servers that select the image store. */
export interface ImageFileStoreSettings {
  DATA_DIR: string
  IMAGE_STORE?: string | undefined
  AWS_ACCESS_KEY_ID?: string | undefined
  AWS_SECRET_ACCESS_KEY?: string | undefined
}

const IMAGE_STORE_PATTERN =
  /^s3:\/\/([a-z0-9][a-z0-9.-]{1,61}[a-z0-9])((?:\/[\w-][\w.-]*)*)\/?(?:\?(.*))?$/
const PARAMETERS = ['endpoint', 'region']
export const IMAGE_STORE_HINT =
  's3://bucket?endpoint=https://host&region=name, with AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY set, or to nothing'

/** Parses IMAGE_STORE; undefined if it is not a valid bucket. */
function parseBucket(settings: ImageFileStoreSettings): S3Bucket | undefined {
  const { AWS_ACCESS_KEY_ID: accessKeyId, AWS_SECRET_ACCESS_KEY: secretAccessKey } = settings
  const [, bucket, folder = '', query] = IMAGE_STORE_PATTERN.exec(settings.IMAGE_STORE ?? '') ?? []
  if (!bucket || !accessKeyId || !secretAccessKey) return undefined
  const parameters = new URLSearchParams(query)
  if ([...parameters.keys()].some(name => !PARAMETERS.includes(name))) return undefined
  const region = parameters.get('region') || 'us-east-1'
  const host = parameters.get('endpoint') || `https://s3.${region}.amazonaws.com`
  if (!URL.canParse(host) || !/^https?:$/.test(new URL(host).protocol)) return undefined
  const endpoint = `${host.replace(/\/+$/, '')}/${bucket}`
  const prefix = folder ? `${folder.slice(1)}/` : ''
  return { endpoint, region, prefix, accessKeyId, secretAccessKey }
}

/** True if IMAGE_STORE is a valid bucket with credentials, or is not set. */
export function isImageFileStoreSetting(settings: ImageFileStoreSettings): boolean {
  return !settings.IMAGE_STORE || parseBucket(settings) !== undefined
}

/** Returns the configured store: an S3 bucket, or by default the folder DATA_DIR/images. */
export function openImageFileStore(settings: ImageFileStoreSettings): ImageFileStore {
  const bucket = parseBucket(settings)
  return bucket ? createS3Store(bucket) : createDiskStore(path.resolve(settings.DATA_DIR, 'images'))
}
