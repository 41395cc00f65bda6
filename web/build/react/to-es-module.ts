/** An entry file, which chooses between development and production. */
const ENTRY = /module\.exports = require\('([^']*\.production\.js)'\)/
const FIRST_REQUIRE = /\bvar (\w+) = require\("([^"]+)"\)([,;])\s*/
const EXPORT_STATEMENT = /^exports\.(\w+) =/gm
const EXPORT = /\bexports\.(\w+)/g

/** Converts a CommonJS file of React to an ES module without the exports named in `omitted`. */
export function toEsModule(code: string, omitted: readonly string[]): string {
  const production = ENTRY.exec(code)?.[1]
  if (production !== undefined) return `export * from '${production}'`
  const names = new Set([...code.matchAll(EXPORT)].map(([, name = '']) => name))
  const list = [...names]
    .filter(name => !omitted.includes(name))
    .map(name => `exported_${name} as ${name}`)
  const body = requiresToImports(code)
    .replace('"use strict";', '')
    .replace(EXPORT_STATEMENT, 'var exported_$1 =')
    .replace(EXPORT, 'exported_$1')
  return `${body}\nexport { ${list.join(', ')} }`
}

function requiresToImports(code: string): string {
  const [statement, name, source, end] = FIRST_REQUIRE.exec(code) ?? []
  if (statement === undefined) return code
  const rest = end === ',' ? 'var ' : ''
  return requiresToImports(
    code.replace(statement, () => `import * as ${name} from '${source}'\n${rest}`),
  )
}
