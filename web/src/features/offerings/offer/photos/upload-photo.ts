import { uploadOfferingPhoto } from '@registry/shared/contract/offerings/offering-photos'
import { visitorClient } from '../../../../lib/api-client/visitor-client.ts'

/** Uploads a photo; resolves to its id and the URL at which it is served. */
export async function uploadPhoto(
  photo: Blob,
  signal: AbortSignal,
): Promise<{ id: string; displayUrl: string }> {
  const image = await asBase64(photo)
  const { data } = await visitorClient.call(uploadOfferingPhoto, { body: { image } }, { signal })
  return { id: data.id, displayUrl: data.displayUrl }
}

function asBase64(blob: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.onerror = () => reject(reader.error)
    // Removes the prefix 'data:image/jpeg;base64,'.
    reader.onload = () => resolve(String(reader.result).split(',')[1] ?? '')
    reader.readAsDataURL(blob)
  })
}
