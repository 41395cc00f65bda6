import path from 'node:path'

interface TextFile {
  /** Path from the repository's root. */
  path: string
  text: string
}

const MODULE_IMPORT = /^import (\w+) from '(\.[^']*\.module\.css)'$/gm
const GLOBAL = /:global\([^()]*\)/g
const COMMENT = /\/\*[\s\S]*?\*\//g
const CLASS = /\.([a-z][\w-]*)/gi
const SELECTOR = /\.([a-z][a-z0-9-]*)_([a-z][a-z0-9-]*)/g

/**
 * Compares the classes of CSS Modules with their uses. Returns a line for each class that code or a selector in it uses
 * without a rule, each class that no code uses, and each module whose file name another module has too: class names in
 * the page begin with the file name.
 */
export function findUnmatchedClasses(code: TextFile[], styles: TextFile[]): string[] {
  const modules = styles.filter(file => file.path.endsWith('.module.css'))
  const used = usedClasses(code)
  const referred = new Set(modules.flatMap(({ text }) => globalClasses(text)))
  return [
    ...repeatedNames(modules),
    ...modules.flatMap(({ path: file, text }) => {
      const defined = definedClasses(text)
      const names = used.get(file) ?? new Set<string>()
      const isUsed = (name: string) =>
        names.has(camelCase(name)) || referred.has(`${baseOf({ path: file })}_${name}`)
      const known = new Set([...defined].map(camelCase))
      return [
        ...[...defined].filter(name => !isUsed(name)).map(name => `${file}: .${name} is unused`),
        ...[...names].filter(name => !known.has(name)).map(name => `${file}: no .${name}`),
      ]
    }),
    ...missingReferences(modules, referred),
    ...missingInSelectors(code, modules),
  ]
}

/** Returns the class names used from each module, in camel case, by the module's path. */
function usedClasses(code: TextFile[]): Map<string, Set<string>> {
  const used = new Map<string, Set<string>>()
  for (const { path: file, text } of code) {
    for (const [, variable = '', source = ''] of text.matchAll(MODULE_IMPORT)) {
      const module = path.posix.join(path.posix.dirname(file), source)
      const names = used.get(module) ?? new Set()
      for (const use of text.matchAll(new RegExp(`\\b${variable}\\.(\\w+)`, 'g')))
        names.add(use[1] ?? '')
      used.set(module, names)
    }
  }
  return used
}

function definedClasses(text: string): Set<string> {
  const selectors =
    text
      .replace(COMMENT, '')
      .replace(GLOBAL, '')
      .match(/[^{};]*(?=\{)/g) ?? []
  const rules = selectors.filter(selector => !selector.trim().startsWith('@'))
  return new Set(rules.flatMap(rule => [...rule.matchAll(CLASS)].map(found => found[1] ?? '')))
}

const globalClasses = (text: string) =>
  (text.match(GLOBAL) ?? []).flatMap(part => [...part.matchAll(CLASS)].map(found => found[1] ?? ''))

/** References to a class of another module, `:global(.item-card_thumb)`, that this module does not have. */
function missingReferences(modules: TextFile[], referred: ReadonlySet<string>): string[] {
  const existing = classesInPage(modules)
  return [...referred]
    .filter(name => name.includes('_') && !existing.has(name))
    .map(name => `:global(.${name}) names no class`)
}

/** Selectors in code, mostly of tests, with a class that their module does not have: they match nothing. */
function missingInSelectors(code: TextFile[], modules: TextFile[]): string[] {
  const existing = classesInPage(modules)
  const bases = new Set(modules.map(baseOf))
  return code.flatMap(({ path: file, text }) =>
    [...text.matchAll(SELECTOR)]
      .filter(([, base = '', name]) => bases.has(base) && !existing.has(`${base}_${name}`))
      .map(([selector]) => `${file}: ${selector} names no class`),
  )
}

/** Returns the classes of all modules as the page has them. */
function classesInPage(modules: TextFile[]): Set<string> {
  return new Set(
    modules.flatMap(file => [...definedClasses(file.text)].map(name => `${baseOf(file)}_${name}`)),
  )
}

function repeatedNames(modules: TextFile[]): string[] {
  const names = modules.map(file => path.posix.basename(file.path))
  return [...new Set(names.filter((name, index) => names.indexOf(name) !== index))].map(
    name => `several modules are named ${name}`,
  )
}

const baseOf = (file: Pick<TextFile, 'path'>) => path.posix.basename(file.path, '.module.css')

const camelCase = (name: string) =>
  name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())
