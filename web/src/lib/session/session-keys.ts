/** Local storage keys of a session, fixed by the specification. */
export const SESSION_KEYS = {
  token: 'accessToken',
  expiry: 'accessTokenExpiry',
  user: 'user',
  legacyToken: 'admin_token',
  legacyLoginTime: 'admin_login_time',
} as const
