import path from 'node:path'
import { createDiskStore } from './disk-store.ts'
import type { ImageFileStore } from './image-file-store.ts'
import { createS3Store, type S3Bucket } from './s3-store.ts'

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
