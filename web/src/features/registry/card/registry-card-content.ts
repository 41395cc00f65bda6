import type { User } from '@registry/shared/contract/account/auth'
import { paths } from '../../../lib/url/paths.ts'

/** Content of a registry card. */
export interface RegistryCardContent {
  title: string
  subtitle: string
  names: string
  /** Content of the QR code. */
  url: string
  /** The URL in short form: 'registry.example/registry/baby-raman'. */
  shortUrl: string
}

/** Returns the card's content; `origin` is the public origin of the site. */
export function registryCardContent(user: User, origin: string): RegistryCardContent {
  const url = new URL(paths.registry(user.registrySlug), origin)
  return {
    title: user.registryTitle || user.registryName,
    subtitle: user.registrySubtitle,
    names: user.name,
    url: url.href,
    shortUrl: `${url.host}${decodeURIComponent(url.pathname)}`,
  }
}
