import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

export const root = path.resolve(import.meta.dirname, '../../..')

export interface SourceFile {
  /** Path from the repository's root, with forward slashes. */
  path: string
  text: string
  isTest: boolean
}

const made = /(^|\/)(node_modules|dist|\.git|\.output|\.wxt|\.turbo|\.data|test-results|coverage)$/
const code = /\.(ts|tsx|mjs)$/
const test = /\.(test|spec)\.tsx?$|^[^/]+\/(test|e2e|bench|chaos)\/|\/src\/test\/|^shared\/tools\//

/** Reads all source files of the repository, without generated ones. */
export function sourceFiles(): SourceFile[] {
  return filesBelow('')
    .filter(file => code.test(file))
    .map(file => ({
      path: file,
      text: readFileSync(path.join(root, file), 'utf8'),
      isTest: test.test(file),
    }))
}

/** Lists all files below a folder, without generated ones. */
export function filesBelow(folder: string): string[] {
  return readdirSync(path.join(root, folder), { withFileTypes: true }).flatMap(entry => {
    const name = folder ? `${folder}/${entry.name}` : entry.name
    if (made.test(name)) return []
    return entry.isDirectory() ? filesBelow(name) : [name]
  })
}
