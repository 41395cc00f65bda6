import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { allEndpoints } from '@registry/shared/contract/contract'
import { ALL_RETAILERS } from '@registry/shared/retailers/all-retailers'
import { describe, expect, test } from 'vitest'
import { routes } from '../../../api/src/routes.ts'
import { importCycles } from './import-cycles.ts'
import { importsAtLoad, importsOf } from './imports-of.ts'
import { lateEffects } from './late-effects.ts'
import { lateRejections } from './late-rejections.ts'
import { longFunctions } from './long-functions.ts'
import { objection } from './objection.ts'
import { filesBelow, root, sourceFiles } from './source-files.ts'

const longFile = 150
const tooLongFile = 300
const topLevel = [
  ...['api', 'extension', 'scraper', 'shared', 'web'],
  ...['knexfile.ts', 'package.json', 'package-lock.json', 'turbo.json', 'README.md'],
  // Tools insist on finding these at the top.
  ...['biome.json', 'tsconfig.base.json', 'vitest.config.ts'],
  ...['.ci', '.editorconfig', '.env.example', '.gitignore', '.oxlintrc.json'],
]
const files = sourceFiles()
const code = files.filter(file => !file.isTest)
const lineCount = (text: string) => text.trimEnd().split('\n').length

describe('the tree', () => {
  test('has at its top what it should and nothing else', () => {
    const ignored = readFileSync(path.join(root, '.gitignore'), 'utf8').split('\n')
    const isOurs = (name: string) =>
      name !== '.git' && !ignored.some(line => line === name || line === `${name}/`)
    const found = readdirSync(root).filter(isOurs)
    expect(found.sort()).toEqual(topLevel.sort())
  })

  test('has no file that is named after nothing', () => {
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

  test('names its long functions', () => {
    const found = code.flatMap(longFunctions)
    warn('long functions', found)
    expect(code.length).toBeGreaterThan(100)
  })

  test('listens, moves the focus and begins a time with the picture, not after it', () => {
    const late = ['useEffect(() => heading.current?.focus(), [])', "form.setFocus('name')"]
    for (const text of late) {
      expect(lateEffects({ path: 'a.ts', text, isTest: false })).toHaveLength(1)
    }
    expect(code.flatMap(lateEffects)).toEqual([])
  })

  test('expects a rejection before anything else is waited for', () => {
    const late = [
      '  const [one, other] = [',
      '    call(),',
      '    call(),',
      '  ]',
      '  await expect(one).rejects.toThrow()',
      '  await expect(other).rejects.toThrow()',
    ]
    const found = lateRejections({ path: 'a.test.ts', text: late.join('\n'), isTest: true })
    expect(found).toEqual(['a.test.ts:6: other may be rejected before'])
    expect(files.flatMap(lateRejections)).toEqual([])
  })

  test('tells no test to stand out or to stay away', () => {
    // A story may skip itself for a reason, `test.skip(condition, reason)`; a test may not be put aside.
    const marks = new RegExp(
      `\\b(test|it|describe)\\.(${['only', 'todo', 'fixme', `skip\\(['"\`]`].join('|')})`,
    )
    expect(files.filter(file => marks.test(file.text)).map(file => file.path)).toEqual([])
  })
})

describe('imports', () => {
  test('follow the layers', () => {
    const wrong = code.flatMap(file =>
      importsOf(file).flatMap(target => {
        const reason = objection(file.path, target)
        return reason ? [`${file.path} imports ${target}: ${reason}`] : []
      }),
    )
    expect(wrong).toEqual([])
  })

  test('bring no test into the product', () => {
    const tests = new Set(files.filter(file => file.isTest).map(file => file.path))
    const product = code.filter(file => file.path.includes('/src/'))
    const wrong = product.flatMap(file => importsOf(file).filter(target => tests.has(target)))
    expect(wrong).toEqual([])
  })

  test.each(['api', 'shared', 'scraper', 'web', 'extension'])('run in no circle in %s', name => {
    const own = code.filter(file => file.path.startsWith(`${name}/src/`))
    expect(importCycles(new Map(own.map(file => [file.path, importsAtLoad(file)])))).toEqual([])
  })

  test('would be caught when they are wrong', () => {
    expect(objection('web/src/features/items/a.ts', 'web/src/features/auth/b.ts')).toBeDefined()
    expect(objection('web/src/ui/a.ts', 'web/src/pages/b.ts')).toBeDefined()
    expect(objection('api/src/a.ts', 'web/src/b.ts')).toBeDefined()
    expect(objection('api/src/a.ts', 'scraper/src/b.ts')).toBeDefined()
    expect(objection('api/src/a.ts', 'shared/src/image-files/b.ts')).toBeUndefined()
    expect(objection('web/src/a.ts', 'shared/src/image-files/b.ts')).toBeDefined()
    expect(objection('web/src/a.ts', 'shared/src/queue/b.ts')).toBeDefined()
    expect(objection('shared/src/money/a.ts', 'node:fs')).toBeDefined()
    expect(objection('api/src/features/a/a.ts', 'api/src/features/b/b-routes.ts')).toBeDefined()
    expect(objection('api/src/features/a/a.ts', 'api/src/features/b/b-store.ts')).toBeUndefined()
    expect(
      importCycles(
        new Map([
          ['a', ['b']],
          ['b', ['a']],
        ]),
      ),
    ).toHaveLength(1)
  })
})

describe('the lists', () => {
  test('give each endpoint of the contract exactly one route', () => {
    const name = ({ method, path }: { method: string; path: string }) => `${method} ${path}`
    const routed = routes.map(({ endpoint }) => name(endpoint))
    expect(routed.sort()).toEqual(allEndpoints.map(name).sort())
  })

  test('name each retailer that has a folder', () => {
    const folder = path.join(root, 'shared/src/retailers')
    const folders = readdirSync(folder, { withFileTypes: true })
      .filter(entry => entry.isDirectory() && !['generic', 'urls'].includes(entry.name))
      .map(entry => entry.name)
    expect(ALL_RETAILERS.map(({ id }) => id).sort()).toEqual(folders.sort())
  })
})

function warn(what: string, list: string[]) {
  if (list.length > 0) console.warn(`${what}:\n  ${list.join('\n  ')}`)
}
