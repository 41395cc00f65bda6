import type { User } from '@registry/shared/contract/auth'
import { paths } from '../../lib/paths.ts'

/** What stands on a registry's card. */
export interface CardFacts {
  title: string
  subtitle: string
  names: string
  /** What the code says. */
  url: string
  /** The same to type: 'registry.example/registry/baby-raman'. */
  address: string
}

/** The facts of an owner's card; `origin` is where the registry is seen by everybody. */
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
