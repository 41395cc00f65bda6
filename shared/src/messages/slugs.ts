/** What is said of the address part by which a call names a registry. */
export const slugMessages = {
  required: 'Registry slug is required',
  invalid: 'This is not a valid registry address',
} as const
