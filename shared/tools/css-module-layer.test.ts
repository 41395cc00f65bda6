import { describe, expect, test } from 'vitest'
import { cssModuleLayer } from './css-module-layer.ts'

/** Returns the style sheet that the plugin makes of `code`, or undefined if it leaves it as it is. */
function transform(code: string, id: string): string | undefined {
  const { transform: run } = cssModuleLayer()
  if (typeof run !== 'function') throw new Error('No transform')
  const result = Reflect.apply(run, undefined, [code, id]) as { code: string } | undefined
  return result?.code
}

describe('cssModuleLayer', () => {
  test('puts a CSS Module into the layer of components, after the order of the layers', () => {
    expect(transform('.card {\n  margin: 0;\n}\n', '/web/src/card.module.css')).toBe(
      '@layer reset, tokens, primitives, components;\n@layer components {\n.card {\n  margin: 0;\n}\n}\n',
    )
  })

  test('leaves a module that names its layer', () => {
    expect(transform('@layer primitives {}', '/web/src/card.module.css')).toBeUndefined()
  })

  test('leaves other style sheets', () => {
    expect(transform('.card {}', '/shared/src/design/card.css')).toBeUndefined()
    expect(transform('export {}', '/web/src/card.tsx')).toBeUndefined()
  })
})
