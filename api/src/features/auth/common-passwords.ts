import { dictionary } from '@zxcvbn-ts/language-common'

const common = new Set(dictionary['passwords-common'].map(password => password.toLowerCase()))

/** Whether a password is among the 49,000 that are tried first, whatever its capitals. */
export function isCommonPassword(password: string): boolean {
  return common.has(password.toLowerCase())
}
