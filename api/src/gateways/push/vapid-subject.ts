import type { Config } from '../../config.ts'

/** Whom push services turn to when they see something wrong: our address on https, else our mail's sender. */
export function vapidSubject({
  publicUrl,
  mailFrom,
}: Pick<Config, 'publicUrl' | 'mailFrom'>): string {
  if (publicUrl.startsWith('https:')) return publicUrl
  return `mailto:${/<([^<>]+)>/.exec(mailFrom)?.[1] ?? mailFrom}`
}
