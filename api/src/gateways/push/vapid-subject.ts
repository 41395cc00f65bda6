import type { Config } from '../../config.ts'

/** Returns the contact for push services: PUBLIC_URL if https, else the email sender. */
export function vapidSubject({
  publicUrl,
  mailFrom,
}: Pick<Config, 'publicUrl' | 'mailFrom'>): string {
  if (publicUrl.startsWith('https:')) return publicUrl
  return `mailto:${/<([^<>]+)>/.exec(mailFrom)?.[1] ?? mailFrom}`
}
