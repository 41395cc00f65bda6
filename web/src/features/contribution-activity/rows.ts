interface Row {
  id: string
}

/** A row that was taken out of a list, and the ids that stood before it. */
export interface LocatedRow<R> {
  row: R
  before: ReadonlySet<string>
}

/** Finds a row and remembers its place. */
export function locateRow<R extends Row>(rows: R[], id: string): LocatedRow<R> | undefined {
  const at = rows.findIndex(row => row.id === id)
  const row = rows[at]
  return row && { row, before: new Set(rows.slice(0, at).map(other => other.id)) }
}

export function removeRow<R extends Row>(rows: R[], id: string): R[] {
  return rows.filter(row => row.id !== id)
}

/** Puts a row back behind the nearest that stood before it; one that is there again stays alone. */
export function restoreRow<R extends Row>(rows: R[], { row, before }: LocatedRow<R>): R[] {
  if (rows.some(({ id }) => id === row.id)) return rows
  const at = rows.findLastIndex(({ id }) => before.has(id)) + 1
  return [...rows.slice(0, at), row, ...rows.slice(at)]
}

/** Changes one row; all others stay the objects that they were. */
export function updateRow<R extends Row>(rows: R[], id: string, change: (row: R) => R): R[] {
  return rows.map(row => (row.id === id ? change(row) : row))
}
