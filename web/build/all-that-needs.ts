import path from 'node:path'

interface ModuleGraph {
  getModuleInfo: (
    id: string,
  ) => { importedIds: readonly string[]; dynamicallyImportedIds: readonly string[] } | null
}

type IsPart = (id: string, graph: ModuleGraph) => boolean

/** A set of modules of a build. */
export interface Modules {
  has: IsPart
  /** Returns the `name` option of a chunk group for these modules. */
  named: (name: string) => (id: string, graph: ModuleGraph) => string | null
}

const modules = (has: IsPart): Modules => ({
  has,
  named: name => (id, graph) => (has(id, graph) ? name : null),
})

/** Modules whose path matches. */
export function matching(path: RegExp): Modules {
  return modules(id => path.test(id))
}

export function either(one: Modules, other: Modules): Modules {
  return modules((id, graph) => one.has(id, graph) || other.has(id, graph))
}

export function both(one: Modules, other: Modules): Modules {
  return modules((id, graph) => one.has(id, graph) && other.has(id, graph))
}

export function without(some: Modules, others: Modules): Modules {
  return modules((id, graph) => some.has(id, graph) && !others.has(id, graph))
}

/** Modules that a page may ever run: static and dynamic imports, except dynamic imports matching `rare`. */
export function allThatMayRun(file: string, isOwn: (id: string) => boolean, rare: RegExp): Modules {
  const nextIds: NextIds = ({ importedIds, dynamicallyImportedIds }) => [
    ...importedIds,
    ...dynamicallyImportedIds.filter(id => !rare.test(id)),
  ]
  return reachedModules(file, nextIds, isOwn)
}

/**
 * Modules that a module imports statically, directly or through others. `isOwn` excludes modules that
 * are imported but unused, such as other icons of an icon library.
 */
export function allThatNeeds(file: string, isOwn?: (id: string) => boolean): Modules {
  return reachedModules(file, info => info.importedIds, isOwn)
}

type NextIds = (info: NonNullable<ReturnType<ModuleGraph['getModuleInfo']>>) => readonly string[]

function reachedModules(
  file: string,
  nextIds: NextIds,
  isOwn: (id: string) => boolean = () => true,
): Modules {
  const start = path.resolve(import.meta.dirname, '../src', file)
  let reached: ReadonlySet<string> | undefined
  return modules((id, graph) => {
    reached ??= reachedFrom(start, graph, nextIds)
    return reached.has(id) && isOwn(id)
  })
}

function reachedFrom(start: string, graph: ModuleGraph, nextIds: NextIds): ReadonlySet<string> {
  const reached = new Set([start])
  // Iterating over a Set includes elements added during the loop.
  for (const id of reached) {
    const info = graph.getModuleInfo(id)
    for (const next of info ? nextIds(info) : []) reached.add(next)
  }
  return reached
}
