import { extractSharedUrl } from '@registry/shared/sharing/extract-shared-url'

/** Extracts the URL from an app's share text: 'Look at this cot! https://…'. Returns other text unchanged. */
export function extractUrl(text: string): string {
  if (!/\s/.test(text.trim())) return text
  const shared = extractSharedUrl({ text })
  return 'url' in shared ? shared.url : text
}
