import bcd from '@mdn/browser-compat-data' with { type: 'json' }
import type {
  CompatStatement,
  Identifier,
  SimpleSupportStatement,
} from '@mdn/browser-compat-data/types'

type Versions = Partial<Record<'chrome' | 'firefox' | 'safari_ios', number>>

/** Oldest browsers of the web app; see decision 0043. */
export const OLDEST_BROWSERS: Versions = { chrome: 111, firefox: 125, safari_ios: 16.4 }

/** A member of an interface or built-in object that an older browser lacks. */
export interface NewerApi {
  /** 'Window' for globals. */
  owner: string
  name: string
  /** False also for static methods of JavaScript's built-in objects. */
  isStatic: boolean
  /** False if an API of all these browsers has the same name. */
  isUnique: boolean
}

/** Lists the standard APIs of the web platform and of JavaScript that one of the browsers lacks. */
export function newerApis(oldest: Versions): NewerApi[] {
  const known = new Set<string>()
  const newer: Omit<NewerApi, 'isUnique'>[] = []
  const add = (owner: string, key: string, compat?: CompatStatement, hasOwner = true) => {
    const isKnown = hasOwner && isSupported(compat, oldest)
    const name = key.replace(/_static$/, '')
    if (isKnown) known.add(name)
    else if (compat?.status?.standard_track && /^[a-z]\w*$/i.test(name) && !key.endsWith('_event'))
      newer.push({ owner, name, isStatic: key !== name })
    return isKnown
  }
  const roots: Identifier[] = [bcd.api, bcd.javascript.builtins as Identifier]
  for (const [owner, { __compat, ...members }] of roots.flatMap(Object.entries)) {
    const hasOwner = add('Window', owner, __compat)
    for (const [key, member] of Object.entries(members as Record<string, Identifier>))
      add(owner, key, member.__compat, hasOwner)
  }
  return newer.map(api => ({ ...api, isUnique: !known.has(api.name) }))
}

/** Namespaces such as `Intl` have no entry of their own. */
function isSupported(compat: CompatStatement | undefined, oldest: Versions): boolean {
  return Object.entries(oldest).every(([browser, version]) => {
    const statements = compat?.support[browser as keyof Versions]
    return !compat || [statements ?? []].flat().some(one => firstVersion(one) <= version)
  })
}

/** First version with the API under its own name, without a flag; a partial implementation counts. */
function firstVersion(support: SimpleSupportStatement): number {
  const { version_added: version, flags, prefix, alternative_name: alias } = support
  if (typeof version !== 'string' || flags || prefix || alias) return Number.POSITIVE_INFINITY
  return Number.parseFloat(version.replace('≤', '')) || Number.POSITIVE_INFINITY
}
