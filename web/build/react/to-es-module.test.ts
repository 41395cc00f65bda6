import { describe, expect, test } from 'vitest'
import { toEsModule } from './to-es-module.ts'

describe('toEsModule', () => {
  test('reexports the production file from an entry file', () => {
    const entry =
      "if (process.env.NODE_ENV === 'production') {\n  module.exports = require('./cjs/react.production.js');\n} else {\n  module.exports = require('./cjs/react.development.js');\n}"
    expect(toEsModule(entry, [])).toBe("export * from './cjs/react.production.js'")
  })

  test('imports what the file requires', () => {
    const code =
      'var A = require("a"),\n  B = require("b"),\n  c = 1;\nvar D = require("d");\nexports.e = c;'
    expect(toEsModule(code, [])).toBe(
      "import * as A from 'a'\nimport * as B from 'b'\nvar c = 1;\nimport * as D from 'd'\nvar exported_e = c;\nexport { exported_e as e }",
    )
  })

  test('exports everything but the omitted names', () => {
    const code =
      'exports.now = void 0;\nif (a) {\n  exports.now = b;\n}\nexports.old = exports.now();'
    expect(toEsModule(code, ['old'])).toBe(
      'var exported_now = void 0;\nif (a) {\n  exported_now = b;\n}\nvar exported_old = exported_now();\nexport { exported_now as now }',
    )
  })
})
