import { resolveImport } from './imports-of.ts'
import type { SourceFile } from './source-files.ts'

interface UnusedExportException {
  file: string
  name: string
  reason: string
}

/** The only exports that a file outside the product's imports uses. */
export const USED_OTHERWISE: readonly UnusedExportException[] = [
  {
    file: 'api/src/config.ts',
    name: 'SETTING_NAMES',
    reason: 'documents and containers are compared with the settings of the api',
  },
  {
    file: 'scraper/src/config.ts',
    name: 'SETTING_NAMES',
    reason: 'documents and containers are compared with the settings of the scraper',
  },
  {
    file: 'shared/src/contract/contract.ts',
    name: 'allEndpoints',
    reason: 'tests of all endpoints take them from the contract',
  },
  {
    file: 'web/src/lib/lazy-loading/preload-files.ts',
    name: 'preloadFiles',
    reason: 'the build replaces the preload helper of Vite with it',
  },
  {
    file: 'web/src/ui/images/create-icon.ts',
    name: 'createIcon',
    reason: 'the build makes the icons of lucide-react import it',
  },
]

/** Modules that the api and the build load by their path. */
const ENTRY = /^web\/src\/public\/entry-server\.tsx$|^extension\/src\/entrypoints\//
const STATIC =
  /\b(?:import|export)\s+(?:type\s+)?(?:\*(?:\s+as\s+\w+)?|(?:\w+\s*,\s*)?\{([^}]*)\}|\w+)\s*from\s*'([^']+)'/g
const DYNAMIC = /\bimport\s*\(\s*'([^']+)'/g
const DECLARED =
  /^export\s+(?:declare\s+)?(?:async\s+)?(?:function\*?|const|let|class|interface|type)\s+(\w+)/gm
const LISTED = /^export\s+(?:type\s+)?\{([^}]*)\}/gm

/**
 * Finds the exports in `src` that no other file imports, and those that only tests import and the file itself
 * does not use. A module that is imported dynamically or as a namespace counts as used whole.
 */
export function findUnusedExports(files: readonly SourceFile[]): string[] {
  const product = importedNames(files.filter(file => !file.isTest))
  const tests = importedNames(files.filter(file => file.isTest))
  return files
    .filter(file => !file.isTest && file.path.includes('/src/') && !ENTRY.test(file.path))
    .flatMap(file =>
      exportedNames(file.text).flatMap(name => {
        const isIn = (imports: Map<string, Set<string>>) =>
          imports.get(file.path)?.has(name) || imports.get(file.path)?.has('*')
        if (isIn(product) || (isIn(tests) && isUsedInside(file.text, name))) return []
        return [`${file.path} ${name}: ${isIn(tests) ? 'only tests use it' : 'no file imports it'}`]
      }),
    )
}

function exportedNames(text: string): string[] {
  const declared = [...text.matchAll(DECLARED)].map(([, name = '']) => name)
  const listed = [...text.matchAll(LISTED)].flatMap(([, list = '']) =>
    namesOf(list).map(name => name.replace(/^.*\sas\s+/, '')),
  )
  return [...declared, ...listed]
}

/** The names that files import, by the path of the module. */
function importedNames(files: readonly SourceFile[]): Map<string, Set<string>> {
  const imported = new Map<string, Set<string>>()
  const add = (target: string, names: string[]) =>
    imported.set(target, new Set([...(imported.get(target) ?? []), ...names]))
  for (const { path, text } of files) {
    for (const [, list, target = ''] of text.matchAll(STATIC)) {
      const names = list === undefined ? ['*'] : namesOf(list)
      add(
        resolveImport(path, target),
        names.map(name => name.replace(/\s+as\s.*$/, '')),
      )
    }
    for (const [, target = ''] of text.matchAll(DYNAMIC)) add(resolveImport(path, target), ['*'])
  }
  return imported
}

function namesOf(list: string): string[] {
  return list
    .split(',')
    .map(name => name.trim().replace(/^type\s+/, ''))
    .filter(name => name !== '')
}

function isUsedInside(text: string, name: string): boolean {
  return (text.match(new RegExp(`\\b${name}\\b`, 'g')) ?? []).length > 1
}
