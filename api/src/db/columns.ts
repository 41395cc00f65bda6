/** Name of a column, with the type of its values. */
type Column<T> = string & { readonly __values: T }

/** Names the column of a record's field. `T` is the type in which a query returns its values. */
export const column = <T>(name: string) => name as Column<T>

/** Record with a field for each column. */
export type RecordOf<Columns> = {
  [Field in keyof Columns]: Columns[Field] extends Column<infer T> ? T : never
}

/** Column of each field of a record. A row selected by it has the shape of the record. */
type Columns<Field extends string> = Record<Field, string>

/** Qualifies columns with their table or its alias. */
export const qualified = <Field extends string>(table: string, columns: Columns<Field>) =>
  Object.fromEntries(
    Object.entries<string>(columns).map(([field, column]) => [field, `${table}.${column}`]),
  ) as Columns<Field>

/** Lists columns with their aliases for `returning`, which takes no object. */
export const aliased = (columns: Columns<string>) =>
  Object.entries(columns).map(([field, column]) => `${column} as ${field}`)

/** Converts fields to the columns to insert or update. */
export const toRow = <Values extends object>(
  columns: Columns<Extract<keyof Values, string>>,
  values: Values,
) =>
  Object.fromEntries(
    Object.entries(values).map(([field, value]) => [columns[field as keyof typeof columns], value]),
  )
