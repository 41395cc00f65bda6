/** What the dialog of signing in shows; also its value in the address. */
const AUTH_VIEWS = ['login', 'register', 'forgot-password'] as const
export type AuthView = (typeof AUTH_VIEWS)[number]

/** The view that a value of the address stands for, if it is one. */
export function parseAuthView(value: string | null | undefined): AuthView | undefined {
  return AUTH_VIEWS.find(view => view === value)
}
