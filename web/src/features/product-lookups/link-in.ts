import { extractSharedUrl } from '@registry/shared/sharing/extract-shared-url'

/** The link in what shops' apps share: 'Look at this cot! https://…'. Other text stays as it is. */
export function linkIn(text: string): string {
  if (!/\s/.test(text.trim())) return text
  const shared = extractSharedUrl({ text })
  return 'url' in shared ? shared.url : text
}
