/** Selecting an item's image. */
export const imageMessages = {
  urlRequired: 'Please enter an image address',
  urlInvalid: 'Please enter a valid image address',
  processFailed: 'Failed to process selected image',
  reselectFailed: 'Failed to reselect image',
  notFound: 'Could not find the selected image',
  photoAway: 'Photos cannot be taken for a moment. Please try again.',
  loadFailed: 'Failed to load available images',
} as const
