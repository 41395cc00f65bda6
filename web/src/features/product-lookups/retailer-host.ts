import { parseUrl } from '@registry/shared/text/parse-url'

/** Returns the hostname without 'www.' or 'm.', such as 'motherswork.com.sg'; other text is returned unchanged. */
export function retailerHost(link: string): string {
  return parseUrl(link)?.hostname.replace(/^(www|m)\./, '') ?? link
}
