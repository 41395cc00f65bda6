import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { allEndpoints } from '@registry/shared/contract/contract'
import { describe, expect, test } from 'vitest'
import { routes } from '../../../api/src/routes.ts'
import { featureLayers } from './feature-layers.ts'
import { findImportCycles } from './import-cycles.ts'
import { findImportViolation } from './import-rules.ts'
import { listImports, listImportsAtLoad } from './imports-of.ts'
import { findLateEffects } from './late-effects.ts'
import { filesBelow, root, sourceFiles } from './source-files.ts'
import { TOOL_IMPORTS } from './tool-imports.ts'
import { findUnhandledRejections } from './unhandled-rejections.ts'

const longFile = 150
const tooLongFile = 300
const topLevel = [
  ...['api', 'extension', 'scraper', 'shared', 'web'],
  ...['knexfile.ts', 'package.json', 'package-lock.json', 'turbo.json', 'README.md'],
  // Tools require these at the top level.
  ...['biome.json', 'tsconfig.base.json', 'vitest.config.ts'],
  ...['.ci', '.editorconfig', '.env.example', '.gitignore', '.oxlintrc.json'],
]
const files = sourceFiles()
const code = files.filter(file => !file.isTest)
const tools = files.filter(file => file.path.startsWith('shared/tools/'))
const lineCount = (text: string) => text.trimEnd().split('\n').length

describe('the tree', () => {
  test('has only the expected entries at the top level', () => {
    const ignored = readFileSync(path.join(root, '.gitignore'), 'utf8').split('\n')
    const isOurs = (name: string) =>
      name !== '.git' && !ignored.some(line => line === name || line === `${name}/`)
    const found = readdirSync(root).filter(isOurs)
    expect(found.sort()).toEqual(topLevel.sort())
  })

  test('has no file with a vague name', () => {
    const vague = /(^|\/)(utils?|helpers?|common|misc|types)(\.[^/]*)?(\/|$)/
    expect(filesBelow('').filter(file => vague.test(file))).toEqual([])
  })

  test(`has no file above ${tooLongFile} lines`, () => {
    const counted = files.map(file => ({ path: file.path, lines: lineCount(file.text) }))
    const long = counted.filter(({ lines }) => lines > longFile)
    warn(
      `files above ${longFile} lines`,
      long.map(({ path, lines }) => `${path}: ${lines}`),
    )
    expect(long.filter(({ lines }) => lines > tooLongFile)).toEqual([])
  })

  test('adds listeners, moves the focus and starts timers in layout effects', () => {
    const late = ['useEffect(() => heading.current?.focus(), [])', "form.setFocus('name')"]
    for (const text of late) {
      expect(findLateEffects({ path: 'a.ts', text, isTest: false })).toHaveLength(1)
    }
    expect(code.flatMap(findLateEffects)).toEqual([])
  })

  test('handles expected rejections before other awaits', () => {
    const late = [
      '  const [one, other] = [',
      '    call(),',
      '    call(),',
      '  ]',
      '  await expect(one).rejects.toThrow()',
      '  await expect(other).rejects.toThrow()',
    ]
    const found = findUnhandledRejections({
      path: 'a.test.ts',
      text: late.join('\n'),
      isTest: true,
    })
    expect(found).toEqual(['a.test.ts:6: other may be rejected before'])
    expect(files.flatMap(findUnhandledRejections)).toEqual([])
  })

  test('has no focused or disabled tests', () => {
    // A test may skip itself with a condition and a reason, but must not be disabled.
    const marks = new RegExp(
      `\\b(test|it|describe)\\.(${['only', 'todo', 'fixme', `skip\\(['"\`]`].join('|')})`,
    )
    expect(files.filter(file => marks.test(file.text)).map(file => file.path)).toEqual([])
  })
})

describe('imports', () => {
  test('follow the layers', () => {
    const wrong = [...code, ...tools].flatMap(file =>
      listImports(file).flatMap(target => {
        const reason = findImportViolation(file.path, target)
        return reason ? [`${file.path} imports ${target}: ${reason}`] : []
      }),
    )
    expect(wrong).toEqual([])
  })

  test('of shared/src and its tests include no tools', () => {
    const shared = files.filter(file => file.path.startsWith('shared/src/'))
    const isTool = (target: string) => target.startsWith('shared/tools/')
    expect(shared.filter(file => listImports(file).some(isTool)).map(file => file.path)).toEqual([])
  })

  test('of other workspaces by tools that are declared are used', () => {
    const unused = TOOL_IMPORTS.flatMap(({ from, to }) => {
      const file = tools.find(({ path }) => path === from)
      const imports = file ? listImports(file) : []
      return to.filter(target => !imports.includes(target))
    })
    expect(unused).toEqual([])
  })

  test('of the product include no tests', () => {
    const tests = new Set(files.filter(file => file.isTest).map(file => file.path))
    const product = code.filter(file => file.path.includes('/src/'))
    const wrong = product.flatMap(file => listImports(file).filter(target => tests.has(target)))
    expect(wrong).toEqual([])
  })

  test.each(['api', 'shared', 'scraper', 'web', 'extension'])('have no cycles in %s', name => {
    const own = code.filter(file => file.path.startsWith(`${name}/src/`))
    expect(
      findImportCycles(new Map(own.map(file => [file.path, listImportsAtLoad(file)]))),
    ).toEqual([])
  })

  test('are checked for violations', () => {
    expect(
      findImportViolation('web/src/features/items/a.ts', 'web/src/features/auth/b.ts'),
    ).toBeDefined()
    expect(findImportViolation('web/src/ui/a.ts', 'web/src/pages/b.ts')).toBeDefined()
    expect(findImportViolation('api/src/a.ts', 'web/src/b.ts')).toBeDefined()
    expect(findImportViolation('api/src/a.ts', 'scraper/src/b.ts')).toBeDefined()
    expect(findImportViolation('api/src/a.ts', 'shared/src/image-files/b.ts')).toBeUndefined()
    expect(findImportViolation('web/src/a.ts', 'shared/src/image-files/b.ts')).toBeDefined()
    expect(findImportViolation('web/src/a.ts', 'shared/src/queue/b.ts')).toBeDefined()
    expect(findImportViolation('shared/src/money/a.ts', 'node:fs')).toBeDefined()
    expect(findImportViolation('shared/src/money/a.ts', 'shared/tools/run-tool.ts')).toBeDefined()
    expect(findImportViolation('api/src/a.ts', 'shared/tools/run-tool.ts')).toBeDefined()
    expect(findImportViolation('shared/tools/a.ts', 'api/src/routes.ts')).toBeDefined()
    expect(findImportViolation('shared/tools/a.ts', 'shared/src/money/money.ts')).toBeUndefined()
    const items = 'api/src/features/items/a.ts'
    expect(findImportViolation(items, 'api/src/features/auth/b-routes.ts')).toBeDefined()
    expect(findImportViolation(items, 'api/src/features/auth/event-subscribers.ts')).toBeDefined()
    expect(findImportViolation(items, 'api/src/features/auth/b-store.ts')).toBeUndefined()
    expect(findImportViolation(items, 'api/src/features/push/b-store.ts')).toBeDefined()
    expect(findImportViolation(items, 'api/src/features/pages/b.ts')).toBeDefined()
    expect(findImportViolation('api/src/features/new/a.ts', items)).toMatch(/^feature new has no/)
    expect(
      findImportCycles(
        new Map([
          ['a', ['b']],
          ['b', ['a']],
        ]),
      ),
    ).toHaveLength(1)
  })
})

describe('the lists', () => {
  test('name the layer of each feature of the api once', () => {
    const features = readdirSync(path.join(root, 'api/src/features'))
    expect(featureLayers.flat().sort()).toEqual(features.sort())
  })

  test('give each endpoint of the contract exactly one route', () => {
    const name = ({ method, path }: { method: string; path: string }) => `${method} ${path}`
    const routed = routes.map(({ endpoint }) => name(endpoint))
    expect(routed.sort()).toEqual(allEndpoints.map(name).sort())
  })
})

function warn(what: string, list: string[]) {
  if (list.length > 0) console.warn(`${what}:\n  ${list.join('\n  ')}`)
}
