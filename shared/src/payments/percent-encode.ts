/**
 * Percent-encodes a query value by RFC 3986: a space as %20, and also the characters that
 * encodeURIComponent skips. Never throws: a lone surrogate becomes the replacement character.
 */
export function percentEncode(text: string): string {
  return encodeURIComponent(text.toWellFormed()).replace(
    /[!'()*]/g,
    mark => `%${mark.charCodeAt(0).toString(16).toUpperCase()}`,
  )
}
