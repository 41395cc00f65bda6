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
  /** Entry module of the owner's area, which visitor pages must not load. */
  area: string
  /** HTML pages of the owner's area. */
  own: RegExp
}

/**
 * Fails the build if a public page would load, and so run, the owner's area, also with the parts that only
 * signed-in owners see. Chunk groups are maintained by hand, and one icon in the wrong group is enough.
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

/** Returns the import chain from a visitor page to the owner's area; undefined if there is none. */
export function wayToArea(files: readonly OutputFile[], guarded: Guarded): string[] | undefined {
  const byName = new Map(files.map(file => [file.fileName, file]))
  const startOf = ({ facadeModuleId }: OutputFile) => facadeModuleId ?? ''
  const ways = files
    .filter(file => file.isEntry && !guarded.own.test(startOf(file)))
    .map(file => [file.fileName])
  const met = new Set<string>()
  // Iterating over an array includes elements added during the loop.
  for (const way of ways) {
    const name = way.at(-1) ?? ''
    const file = byName.get(name)
    if (!file || met.has(name)) continue
    met.add(name)
    if (file.moduleIds?.some(id => id.endsWith(guarded.area))) return way
    for (const next of [...(file.imports ?? []), ...(file.dynamicImports ?? [])]) {
      ways.push([...way, next])
    }
  }
  return undefined
}
