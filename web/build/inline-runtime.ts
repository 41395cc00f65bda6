import { minifySync, type Plugin } from 'vite'

const RUNTIME = 'rolldown-runtime'
const IMPORT = /^import\{([^}]*)\}from"\.\/rolldown-runtime[^"]*";/m
const EXPORTS = /export\{([^}]*)\};?\s*$/

/**
 * Copies the bundler's helpers, which are tiny, into each chunk that uses them. With chunk groups, the bundler has a
 * chunk for them, which every page would request. Fails the build if the bundler has no such chunk any more.
 */
export function inlineRuntime(): Plugin {
  return {
    name: 'inline-runtime',
    apply: 'build',
    generateBundle: {
      // Before other plugins list the files that a chunk imports.
      order: 'pre',
      handler(_options, bundle) {
        const chunks = Object.values(bundle).filter(file => file.type === 'chunk')
        const runtime = chunks.find(({ name }) => name === RUNTIME)
        if (!runtime) return this.error('The bundler has no chunk of helpers any more')
        for (const chunk of chunks.filter(({ imports }) => imports.includes(runtime.fileName))) {
          const [statement, names = ''] = IMPORT.exec(chunk.code) ?? []
          if (statement === undefined) return this.error('Helpers are not imported as expected')
          // The name of the file has the hash of the helpers' file, so that it changes with them.
          chunk.code = chunk.code.replace(statement, () => helpers(runtime.code, names))
          chunk.imports = chunk.imports.filter(file => file !== runtime.fileName)
        }
        delete bundle[runtime.fileName]
      },
    },
  }
}

/** Returns the code that defines the imported helpers, such as those of `n as e,t as r`. */
function helpers(runtime: string, imported: string): string {
  return namesIn(imported)
    .map(([exported = '', local = exported]) => `const ${local}=${helper(runtime, exported)};`)
    .join('')
}

/** Returns the code of one helper, as an expression. */
function helper(runtime: string, name: string): string {
  const [list, names = ''] = EXPORTS.exec(runtime) ?? []
  if (list === undefined) throw new Error('The helpers are not exported as expected')
  const [local] = namesIn(names).find(([inside, outside = inside]) => outside === name) ?? []
  if (local === undefined) throw new Error(`There is no helper ${name}`)
  const alone = runtime.replace(list, `export{${local} as helper}`)
  const { code } = minifySync('helper.js', alone, { module: true })
  return `(()=>{${code.replace(/export\{(\S+) as helper\}/, 'return $1')}})()`
}

const namesIn = (list: string) => list.split(',').map(each => each.split(' as '))
