/** Validation messages of the slug in requests. */
export const slugMessages = {
  required: 'Registry slug is required',
  invalid: 'This is not a valid registry address',
} as const
