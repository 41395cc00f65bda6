import type { User } from '@registry/shared/contract/auth'
import { paths } from '../../lib/paths.ts'

/** Content of a registry card. */
export interface CardFacts {
  title: string
  subtitle: string
  names: string
  /** Content of the QR code. */
  url: string
  /** The URL in short form: 'registry.example/registry/baby-raman'. */
  address: string
}

/** Returns the card's content; `origin` is the public origin of the site. */
export function cardFacts(user: User, origin: string): CardFacts {
  const url = new URL(paths.registry(user.registrySlug), origin)
  return {
    title: user.registryTitle || user.registryName,
    subtitle: user.registrySubtitle,
    names: user.name,
    url: url.href,
    address: `${url.host}${decodeURIComponent(url.pathname)}`,
  }
}
