import { sharedUrl } from '@registry/shared/sharing/shared-url'

/** The link in what shops' apps share: 'Look at this cot! https://…'. Other text stays as it is. */
export function linkIn(text: string): string {
  if (!/\s/.test(text.trim())) return text
  const shared = sharedUrl({ text })
  return 'url' in shared ? shared.url : text
}
