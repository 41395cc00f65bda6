/** Returns whether an error is PostgreSQL's rejection of a value that another row has already. */
export const isUniqueViolation = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === '23505'
