const ATOM = "[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+"
const LABEL = '[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?'
const EMAIL_PATTERN = new RegExp(`^${ATOM}(?:\\.${ATOM})*@${LABEL}(?:\\.${LABEL})+$`)
const EMAIL_MAX = 254
const LOCAL_PART_MAX = 64

/** True for a plain email address (RFC 5321) with a dotted domain and without quoting. */
export function isEmail(value: string): boolean {
  const isShort = value.length <= EMAIL_MAX && value.indexOf('@') <= LOCAL_PART_MAX
  return isShort && EMAIL_PATTERN.test(value)
}
