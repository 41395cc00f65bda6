/**
 * A value for a link's query by RFC 3986: a blank is %20, and the marks that encodeURIComponent lets
 * through are encoded too. Never throws: a lone surrogate becomes the replacement character.
 */
export function percentEncode(text: string): string {
  return encodeURIComponent(text.toWellFormed()).replace(
    /[!'()*]/g,
    mark => `%${mark.charCodeAt(0).toString(16).toUpperCase()}`,
  )
}
