/** Response header with the current `version` of the signed-in user's data. */
export const USER_VERSION_HEADER = 'x-user-version'
