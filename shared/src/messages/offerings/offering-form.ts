/** Validation messages of offerings, for the wizard and the API. */
export const offeringFormMessages = {
  itemNameRequired: 'Item name is required',
  categoryRequired: 'Category is required',
  descriptionTooShort: 'Description must be at least 20 characters',
  conditionRequired: 'Condition is required',
  ageRequired: 'Suitable age is required',
  quantity: (max: number) => `Quantity must be a whole number from 1 to ${max}`,
  nameRequired: 'Your name is required',
  emailRequired: 'Your email is required',
  emailInvalid: 'Please enter a valid email address',
  phoneInvalid: 'Please enter a valid phone number',
  availabilityRequired: 'At least one availability option is required',
  dateInvalid: 'Please choose a date',
  messageRequired: 'Please write a message',
  photosMax: (max: number) => `At most ${max} photos`,
  photoTwice: 'The same photo is there twice',
} as const
