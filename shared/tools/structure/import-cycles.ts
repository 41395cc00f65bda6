/** Finds import cycles; each is the list of its files. */
export function findImportCycles(graph: Map<string, string[]>): string[][] {
  const done = new Set<string>()
  const cycles: string[][] = []

  function visit(file: string, trail: string[]) {
    const at = trail.indexOf(file)
    if (at >= 0) cycles.push([...trail.slice(at), file])
    if (at >= 0 || done.has(file)) return
    for (const next of graph.get(file) ?? []) visit(next, [...trail, file])
    done.add(file)
  }

  for (const file of graph.keys()) visit(file, [])
  return cycles
}
