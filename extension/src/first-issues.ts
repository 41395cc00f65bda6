import type * as z from 'zod/mini'

/** The first thing that is wrong with each field, by its name. */
export function firstIssues(issues: readonly z.core.$ZodIssue[]): Record<string, string> {
  const fields: Record<string, string> = {}
  for (const { path, message } of issues) fields[String(path[0])] ??= message
  return fields
}
