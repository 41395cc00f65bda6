import path from 'node:path'
import type { SourceFile } from './source-files.ts'

const any = /(?:\bfrom|\bimport|\bimport\s*\()\s*'([^']+)'/g
const atLoad = /^(?:import|export)(?! type\b)[^'(]*'([^']+)'/gm

/**
 * What a file imports: a path from the repository's top for files of ours, the name for packages.
 */
export function importsOf({ path: file, text }: SourceFile): string[] {
  return [...text.matchAll(any)].map(([, name = '']) => resolve(file, name))
}

/** Only what has to be loaded before the file itself: neither types nor what is asked for later. */
export function importsAtLoad({ path: file, text }: SourceFile): string[] {
  return [...text.matchAll(atLoad)].map(([, name = '']) => resolve(file, name))
}

function resolve(file: string, name: string): string {
  if (name.startsWith('.')) return path.posix.join(path.posix.dirname(file), name)
  const [, subpath] = /^@registry\/shared\/(.+)$/.exec(name) ?? []
  return subpath ? `shared/src/${subpath}.ts` : name
}
