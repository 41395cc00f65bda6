import { login } from '@registry/shared/contract/account/auth'
import type { TestApi } from './start-api.ts'

export const WRONG = 'Wrong7Rattle'

export interface Guess {
  email: string
  ip: string
  /** WRONG by default. */
  password?: string
}

/** Attempts a login. Returns its status, and the seconds to wait when it is delayed. */
export async function guessPassword(
  api: TestApi,
  { email, ip, password = WRONG }: Guess,
): Promise<{ status: number; retryAfterS?: number }> {
  try {
    await api.as({ 'x-forwarded-for': ip }).call(login, { body: { email, password } })
    return { status: 200 }
  } catch (error) {
    const { status, details } = error as { status: number; details: { retryAfterS?: number } }
    return status === 429 ? { status, retryAfterS: details.retryAfterS } : { status }
  }
}
