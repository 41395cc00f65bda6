/** Returns the hostname without 'www.' or 'm.', such as 'motherswork.com.sg'; other text is returned unchanged. */
export function retailerHost(link: string): string {
  return URL.canParse(link) ? new URL(link).hostname.replace(/^(www|m)\./, '') : link
}
