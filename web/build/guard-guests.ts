import type { Plugin } from 'vite'

interface OutputFile {
  fileName: string
  isEntry?: boolean
  facadeModuleId?: string | null
  moduleIds?: readonly string[]
  imports?: readonly string[]
  dynamicImports?: readonly string[]
}

interface Guarded {
  /** The module that starts what guests must not be given. */
  area: string
  /** The pages that this is for. */
  own: RegExp
  /** Parts of guests' pages that only owners are shown; what they fetch may be the area's. */
  rare: RegExp
}

/**
 * Ends a build in which something that guests fetch would fetch the owner's area with it, and so
 * start it: chunks are put together by hand, and one icon in the wrong one is enough.
 */
export function guardGuests(guarded: Guarded): Plugin {
  return {
    name: 'guard-guests',
    apply: 'build',
    generateBundle(_options, bundle) {
      const way = wayToArea(Object.values(bundle), guarded)
      if (way) this.error(`guests would be given the owner's area: ${way.join(' > ')}`)
    },
  }
}

/** The files over which a page of guests comes to the area; undefined when there is no such way. */
export function wayToArea(files: readonly OutputFile[], guarded: Guarded): string[] | undefined {
  const byName = new Map(files.map(file => [file.fileName, file]))
  const startOf = ({ facadeModuleId }: OutputFile) => facadeModuleId ?? ''
  const ways = files
    .filter(file => file.isEntry && !guarded.own.test(startOf(file)))
    .map(file => [file.fileName])
  const met = new Set<string>()
  // A list goes on to what is added while it is walked.
  for (const way of ways) {
    const name = way.at(-1) ?? ''
    const file = byName.get(name)
    if (!file || met.has(name)) continue
    met.add(name)
    if (file.moduleIds?.some(id => id.endsWith(guarded.area))) return way
    const asked = (file.dynamicImports ?? []).filter(next => {
      const later = byName.get(next)
      return !(later && guarded.rare.test(startOf(later)))
    })
    for (const next of [...(file.imports ?? []), ...asked]) ways.push([...way, next])
  }
  return undefined
}
