import path from 'node:path'

interface ModuleGraph {
  getModuleInfo: (id: string) => { importedIds: readonly string[] } | null
}

type NameOfChunk = (id: string, graph: ModuleGraph) => string | null

/** What either names, and else what both of two others would. */
export function orBoth(either: NameOfChunk, one: NameOfChunk, other: NameOfChunk): NameOfChunk {
  return (id, graph) => either(id, graph) ?? (one(id, graph) && other(id, graph))
}

/**
 * Names a chunk for everything that a module imports, over any number of steps, but for what it only
 * fetches on demand; `isOwn` keeps out what is reached but not used, as the icons of the others.
 */
export function allThatNeeds(
  file: string,
  name: string,
  isOwn: (id: string) => boolean = () => true,
): NameOfChunk {
  const start = path.resolve(import.meta.dirname, '../src', file)
  let reached: ReadonlySet<string> | undefined
  return (id, graph) => {
    reached ??= reachedFrom(start, graph)
    return reached.has(id) && isOwn(id) ? name : null
  }
}

function reachedFrom(start: string, graph: ModuleGraph): ReadonlySet<string> {
  const reached = new Set([start])
  // A set goes on to what is added while it is walked.
  for (const id of reached) {
    for (const imported of graph.getModuleInfo(id)?.importedIds ?? []) reached.add(imported)
  }
  return reached
}
