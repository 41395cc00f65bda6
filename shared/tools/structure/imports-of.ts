import path from 'node:path'
import type { SourceFile } from './source-files.ts'

const any = /(?:\bfrom|\bimport|\bimport\s*\()\s*'([^']+)'/g
const atLoad = /^(?:import|export)(?! type\b)[^'(]*'([^']+)'/gm

/** Lists the imports of a file: paths from the repository's root, or package names. */
export function listImports({ path: file, text }: SourceFile): string[] {
  return [...text.matchAll(any)].map(([, name = '']) => resolveImport(file, name))
}

/** Lists the static value imports of a file: neither type imports nor dynamic imports. */
export function listImportsAtLoad({ path: file, text }: SourceFile): string[] {
  return [...text.matchAll(atLoad)].map(([, name = '']) => resolveImport(file, name))
}

/** Lists a module and all modules and packages that it loads when it is loaded itself. */
export function listModulesAtLoad(entry: string, files: readonly SourceFile[]): string[] {
  const byPath = new Map(files.map(file => [file.path, file]))
  const modules = new Set([entry])
  // The iteration of a set includes entries added during it.
  for (const path of modules) {
    const file = byPath.get(path)
    for (const name of file ? listImportsAtLoad(file) : []) modules.add(name)
  }
  return [...modules]
}

/** Resolves an import of a file: a path from the repository's root, or a package name. */
export function resolveImport(file: string, name: string): string {
  if (name.startsWith('.')) return path.posix.join(path.posix.dirname(file), name)
  const [, subpath] = /^@registry\/shared\/(.+)$/.exec(name) ?? []
  return subpath ? `shared/src/${subpath}.ts` : name
}
