/**
 * Redirects /registry to the registry of the signed-in owner, or to the default one. The page is empty
 * until then, so this file imports nothing and stays small.
 */
function ownSlug(): string | undefined {
  try {
    const user: unknown = JSON.parse(localStorage.getItem('user') ?? 'null')
    if (typeof user !== 'object' || user === null || !('registrySlug' in user)) return undefined
    const { registrySlug } = user
    return typeof registrySlug === 'string' && SLUG.test(registrySlug) ? registrySlug : undefined
  } catch {
    // Blocked storage or invalid data: treated as signed out.
    return undefined
  }
}

const SLUG = /^[a-z0-9-]{3,50}$/
const slug = ownSlug()
const { defaultRegistry } = document.documentElement.dataset

// Replaces the history entry, because Back must not return to this redirect.
const home = slug ? `/registry/${slug}` : (defaultRegistry ?? '/')
location.replace(home + location.search + location.hash)

export {}
