/** The only table of errors that a client can act on: HTTP status, and the default message for people. */
export const ERROR_CODES = {
  MOVED: { status: 308, message: 'This registry has a new address.' },
  VALIDATION_FAILED: {
    status: 400,
    message: 'Some of the values are not right. Please check them.',
  },
  MALFORMED_JSON: { status: 400, message: 'The request is not valid JSON.' },
  AUTHENTICATION_REQUIRED: { status: 401, message: 'Authentication required' },
  SESSION_REQUIRED: { status: 401, message: 'A visitor session is required.' },
  TOKEN_EXPIRED: { status: 401, message: 'Your session has ended. Please log in again.' },
  INVALID_CREDENTIALS: { status: 401, message: 'Invalid email or password' },
  PAIRING_FAILED: {
    status: 400,
    message: 'This connection is no longer open. Please connect again.',
  },
  FORBIDDEN: { status: 403, message: 'You may not do this.' },
  LEGACY_LOGIN_OFF: { status: 403, message: 'The legacy password is switched off here.' },
  EMAIL_NOT_VERIFIED: { status: 403, message: 'Please verify your email before signing in.' },
  NOT_FOUND: { status: 404, message: 'Nothing was found at this address.' },
  REGISTRY_NOT_FOUND: { status: 404, message: 'This registry could not be found.' },
  METHOD_NOT_ALLOWED: { status: 405, message: 'This address does not take that method.' },
  SLUG_TAKEN: { status: 409, message: 'This URL is already taken' },
  EMAIL_TAKEN: { status: 409, message: 'An account with this email already exists.' },
  AMOUNT_EXCEEDS_REMAINING: { status: 409, message: 'The amount is more than what is left.' },
  NO_CONTRIBUTIONS: { status: 409, message: 'This item has no contributions to reset.' },
  ALREADY_REVIEWED: { status: 409, message: 'This offering has been reviewed already.' },
  STEP_NOT_ALLOWED: {
    status: 409,
    message: 'This offering has moved on in the meantime. Please look at it again.',
  },
  ALREADY_VERIFIED: { status: 409, message: 'This payment has been verified already.' },
  NO_ADDRESS: {
    status: 409,
    message: 'This contributor left no email address to which a reminder could go.',
  },
  TOO_LATE: {
    status: 409,
    message: 'It is too late to take this back here. You can delete it in the dashboard.',
  },
  EDIT_CONFLICT: {
    status: 409,
    message: 'This was changed on another device in the meantime. Please look at it again.',
  },
  REGISTRY_FULL: {
    status: 409,
    message: 'A registry holds up to 2,000 items. Please delete some to add others.',
  },
  IN_PROGRESS: {
    status: 409,
    message: 'This is still being worked on. Please try again in a moment.',
  },
  BODY_TOO_LARGE: { status: 413, message: 'The request is too large.' },
  URI_TOO_LONG: { status: 414, message: 'The address is too long.' },
  UNSUPPORTED_MEDIA_TYPE: { status: 415, message: 'Please send JSON.' },
  IDEMPOTENCY_MISMATCH: {
    status: 422,
    message: 'This Idempotency-Key was used for an earlier request.',
  },
  RATE_LIMITED: { status: 429, message: 'Too many requests. Please wait a moment and try again.' },
  IMAGE_UNREADABLE: { status: 422, message: 'Failed to process selected image' },
  INTERNAL: { status: 500, message: 'Something went wrong on our side. Please try again.' },
  PAYMENT_METHOD_UNAVAILABLE: {
    status: 409,
    message: 'This registry has not set up this payment method.',
  },
  AI_SERVICE_UNAVAILABLE: {
    status: 503,
    message: 'AI service temporarily unavailable. Please try again later.',
  },
  UNAVAILABLE: {
    status: 503,
    message: 'The service is not available for a moment. Please try again.',
  },
} as const satisfies Record<string, { status: number; message: string }>

export type ErrorCode = keyof typeof ERROR_CODES
