import * as z from 'zod'

/** Jobs that the scraper's processes run; here they are only asked for. */

/** Reads the shop page of a row in `scrapes`. */
export const scrapeJob = {
  name: 'scrape',
  payload: z.object({ scrapeId: z.uuid() }),
  // Three tries, and a fourth run that writes down why when the third ended its worker too.
  maxAttempts: 4,
}

/** Fetches and re-encodes the picture of a row in `item_images`. */
export const fetchImageJob = {
  name: 'fetch_image',
  payload: z.object({ imageId: z.uuid() }),
  maxAttempts: 3,
}

/** Draws the photo of a row in `offering_photos` anew. */
export const storePhotoJob = {
  name: 'keep_photo',
  payload: z.object({ photoId: z.uuid() }),
  maxAttempts: 3,
}

/** Makes the smaller files of a kept picture. Nobody waits for it: those who wait come first. */
export const resizeImageJob = {
  name: 'widen_picture',
  payload: z.object({ hash: z.string().regex(/^[0-9a-f]{64}$/) }),
  maxAttempts: 5,
  priority: 10,
}
