/**
 * /registry leads on to the registry of whoever is signed in on this device, or to the default one.
 * The page is empty until then, so this imports nothing and stays one small file.
 */
function ownSlug(): string | undefined {
  try {
    const user: unknown = JSON.parse(localStorage.getItem('user') ?? 'null')
    if (typeof user !== 'object' || user === null || !('registrySlug' in user)) return undefined
    const { registrySlug } = user
    return typeof registrySlug === 'string' && SLUG.test(registrySlug) ? registrySlug : undefined
  } catch {
    // Storage that is blocked or holds something else knows nobody.
    return undefined
  }
}

const SLUG = /^[a-z0-9-]{3,50}$/
const slug = ownSlug()
const { defaultRegistry } = document.documentElement.dataset

// In the place of this page, to which Back must not lead.
const home = slug ? `/registry/${slug}` : (defaultRegistry ?? '/')
location.replace(home + location.search + location.hash)

export {}
