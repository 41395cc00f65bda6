/** Photos of offerings. */
export const offeringPhotoMessages = {
  missing: 'Please choose a photo',
  tooLarge: 'Please choose a photo of at most 10 MB',
  unreadable: 'This photo could not be read. Please choose another, as JPEG, PNG, WebP or HEIC.',
  away: 'Photos cannot be taken for a moment. Please try again, or share the item without one.',
  gone: 'One of the photos is no longer there. Please add it again.',
} as const
