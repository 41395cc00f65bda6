/** 'motherswork.com.sg' of a link to it; the text itself when it is none. */
export function shopHost(link: string): string {
  return URL.canParse(link) ? new URL(link).hostname.replace(/^(www|m)\./, '') : link
}
