import { authMessages } from './auth.ts'

/** Registry settings: validation messages of profile, slug and header. */
export const settingsMessages = {
  nameTooShort: authMessages.nameTooShort,
  slugTooShort: 'Registry slug must be at least 3 characters long',
  slugUnavailable: 'Please choose an available registry slug',
  slugTaken: 'This URL is already taken',
  slugCharacters: 'Only lowercase letters, numbers, and hyphens allowed',
  slugLength: 'Registry slug must be between 3 and 50 characters',
  slugCheckFailed: 'Error checking availability',
  titleTooShort: 'Registry title must be at least 3 characters long',
  subtitleTooShort: 'Registry subtitle must be at least 3 characters long',
  tooLong: authMessages.tooLong,
  addressInvalid: {
    'singapore-paynow': 'Please enter a Singapore mobile number or a UEN',
    'india-upi': 'Please enter a UPI ID like name@bank',
    'wise-transfer': 'Please enter your Wisetag or its link on wise.com',
  },
  saved: 'Settings saved successfully! Redirecting to dashboard...',
} as const
