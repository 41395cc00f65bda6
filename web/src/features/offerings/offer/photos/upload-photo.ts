import { uploadOfferingPhoto } from '@registry/shared/contract/offerings/offering-photos'
import { visitorClient } from '../../../../lib/api-client/visitor-client.ts'
import { encodeBase64 } from '../../../../lib/images/encode-base64.ts'

/** Uploads a photo; resolves to its id and the URL at which it is served. */
export async function uploadPhoto(
  photo: Blob,
  signal: AbortSignal,
): Promise<{ id: string; displayUrl: string }> {
  const image = await encodeBase64(photo)
  const { data } = await visitorClient.call(uploadOfferingPhoto, { body: { image } }, { signal })
  return { id: data.id, displayUrl: data.displayUrl }
}
