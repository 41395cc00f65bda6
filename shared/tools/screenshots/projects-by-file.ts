import { literally } from '../test-run/selection/parse-arguments.ts'

interface Project {
  name: string
  testMatch?: RegExp
  testIgnore?: RegExp
}

/**
 * Splits Playwright projects into one per spec file. Workers are not shared between projects, so each file
 * starts with a new product and its screenshots do not depend on which files ran before.
 */
export function projectsByFile<T extends Project>(
  projects: readonly T[],
  files: readonly string[],
): (T & { testMatch: RegExp })[] {
  return files.flatMap(file =>
    projects
      .filter(({ testMatch, testIgnore }) => testMatch?.test(file) ?? !testIgnore?.test(file))
      .map(project => ({
        ...project,
        name: `${project.name} ${file}`,
        testMatch: pathPattern(file),
      })),
  )
}

function pathPattern(file: string): RegExp {
  return new RegExp(`/${literally(file)}$`)
}
