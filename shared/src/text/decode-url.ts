/** Decodes the percent-encoded characters of a URL or path; returns it as it is if it is not valid UTF-8. */
export function decodeUrl(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
