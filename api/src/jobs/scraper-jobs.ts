import * as z from 'zod'

/** Jobs that the scraper processes run; the api only enqueues them. */

/** Extracts the product page of a row in `scrapes`. */
export const scrapeJob = {
  name: 'scrape',
  payload: z.object({ scrapeId: z.uuid() }),
  // Three attempts, and a fourth that stores the failure when the third crashed its worker.
  maxAttempts: 4,
}

/** Downloads and re-encodes the image of a row in `item_images`. */
export const fetchImageJob = {
  name: 'fetch_image',
  payload: z.object({ imageId: z.uuid() }),
  // A shop without the image ends the job. It fails only while the image store does, which may take minutes.
  maxAttempts: 6,
}

/** Re-encodes the photo of a row in `offering_photos`. */
export const storePhotoJob = {
  name: 'keep_photo',
  payload: z.object({ photoId: z.uuid() }),
  maxAttempts: 3,
}

/** Creates the smaller files of a stored image. Low priority, because no request waits for it. */
export const resizeImageJob = {
  name: 'widen_picture',
  payload: z.object({ hash: z.string().regex(/^[0-9a-f]{64}$/) }),
  maxAttempts: 5,
  priority: 10,
}
