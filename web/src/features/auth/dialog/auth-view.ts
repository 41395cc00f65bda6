/** Views of the auth dialog; also the values in the query string. */
const AUTH_VIEWS = ['login', 'register', 'forgot-password'] as const
export type AuthView = (typeof AUTH_VIEWS)[number]

/** Parses a query value as a view; undefined if it is none. */
export function parseAuthView(value: string | null | undefined): AuthView | undefined {
  return AUTH_VIEWS.find(view => view === value)
}
