import { MIN_IMAGE_SIDE } from '../../images/image-file-names.ts'

/** Photos of offerings. */
export const offeringPhotoMessages = {
  missing: 'Please choose a photo',
  tooLarge: 'Please choose a photo of at most 10 MB',
  unreadable: `This photo could not be read. Please choose another, as JPEG, PNG, WebP or HEIC, of at least ${MIN_IMAGE_SIDE} by ${MIN_IMAGE_SIDE} pixels.`,
  tooSmall: `This photo is too small. Please choose one of at least ${MIN_IMAGE_SIDE} by ${MIN_IMAGE_SIDE} pixels.`,
  away: 'Photos cannot be taken for a moment. Please try again, or share the item without one.',
  gone: 'One of the photos is no longer there. Please add it again.',
} as const
