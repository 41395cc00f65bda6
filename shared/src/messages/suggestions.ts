/** Texts of the helper that suggests keywords and descriptions for an item. */
export const suggestionMessages = {
  nameRequired: 'Please enter a product name first',
  promptTooLong: 'Please use at most 1000 characters',
  emptyDescription: 'Empty description generated. Please try again.',
  loginRequired: 'Admin authentication required. Please log in.',
  rateLimited: 'Rate limit exceeded. Please wait a minute and try again.',
  unavailable: 'AI service temporarily unavailable. Please try again later.',
  requestFailed: 'Request failed',
  networkFailed: 'Network error. Please check your connection and try again.',
  descriptionFailed: 'Description generation failed.',
  off: 'AI suggestions are not set up here. You can write your own words any time.',
  fallbackWarning:
    'AI suggestions are not available right now. These keywords are our own for this category.',
  fallbackOff: 'AI suggestions are not set up here. These keywords are our own for this category.',
} as const
