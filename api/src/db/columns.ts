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
