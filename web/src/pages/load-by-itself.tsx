import { type ReactNode, useEffect, useState } from 'react'

type Late = typeof import('./late-registry.tsx').LateRegistry

/** The registry that a path names; undefined for every other path. */
function slugIn(path: string): string | undefined {
  const slug = /^\/registry\/([^/]+)\/?$/.exec(path)?.[1]
  return slug === undefined ? undefined : decodeURIComponent(slug)
}

/**
 * Where the server could not load a registry: says so, as `children`, until the browser has the code
 * to try by itself.
 */
export function LoadByItself({ children }: { children: ReactNode }) {
  const [late, setLate] = useState<{ slug: string; Late: Late }>()
  useEffect(() => {
    const slug = slugIn(location.pathname)
    if (slug === undefined) return
    // Without that code the words stay, and their way to try again.
    import('./late-registry.tsx').then(
      ({ LateRegistry }) => setLate({ slug, Late: LateRegistry }),
      () => undefined,
    )
  }, [])
  return late ? <late.Late slug={late.slug} /> : children
}
