/**
 * Returns a `mailto:` URL. The local part of an email address may contain '?' or '&', which would start a
 * query such as a subject.
 */
export function mailtoUrl(email: string, subject?: string): string {
  const query = subject === undefined ? '' : `?subject=${encodeURIComponent(subject)}`
  return `mailto:${encodeURIComponent(email).replace('%40', '@')}${query}`
}

/** Returns a `tel:` URL with the digits of a phone number. */
export function telUrl(phone: string): string {
  return `tel:${phone.replace(/[^\d+]/g, '')}`
}
