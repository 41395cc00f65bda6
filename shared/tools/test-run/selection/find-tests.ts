import { UsageError } from './parse-arguments.ts'

/** Test files by the tool that runs them, as paths from the repository's root. */
export interface TestFiles {
  unit: string[]
  endToEnd: string[]
}

export const isUnitTest = (file: string) => /\.test\.tsx?$/.test(file)
export const isEndToEndTest = (file: string) => /^[^/]+\/e2e\/.*\.spec\.ts$/.test(file)

/**
 * Finds the test files whose path contains one of the words: unit and API tests, and end-to-end tests
 * only for a word that no unit or API test matches. A word may end with a line number.
 */
export function findTests(text: string[], files: string[], root = ''): TestFiles {
  const found: TestFiles = { unit: [], endToEnd: [] }
  for (const word of text) {
    const [, text = '', line = ''] = /^(.*?)((?::\d+)?)$/.exec(word) ?? []
    const part = normalised(text, root)
    const matches = files.filter(file => file.toLowerCase().includes(part))
    const unit = matches.filter(isUnitTest)
    const endToEnd = matches.filter(isEndToEndTest)
    if (unit.length === 0 && endToEnd.length === 0) {
      throw new UsageError(`No test file's path contains ${JSON.stringify(text)}.`)
    }
    if (unit.length > 0) found.unit.push(...unit.map(file => file + line))
    else found.endToEnd.push(...endToEnd.map(file => file + line))
  }
  return { unit: [...new Set(found.unit)], endToEnd: [...new Set(found.endToEnd)] }
}

function normalised(text: string, root: string): string {
  const forward = text.replaceAll('\\', '/')
  const relative = root && forward.startsWith(`${root}/`) ? forward.slice(root.length + 1) : forward
  return relative.replace(/^\.\//, '').toLowerCase()
}

/** End-to-end files by workspace, as paths from the workspace's folder. */
export function byWorkspace(endToEnd: string[]): Map<string, string[]> {
  const found = new Map<string, string[]>()
  for (const file of endToEnd) {
    const [workspace = '', ...rest] = file.split('/')
    found.set(workspace, [...(found.get(workspace) ?? []), rest.join('/')])
  }
  return found
}
