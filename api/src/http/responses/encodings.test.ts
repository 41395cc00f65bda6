import { describe, expect, test } from 'vitest'
import { createCachedBody } from './cached-body.ts'
import { encodeText } from './encodings.ts'

const ENCODINGS = ['br', 'zstd', 'gzip', 'identity'] as const
const TEXTS = { short: 'A moon night light', long: 'A moon night light for Priya. '.repeat(100) }

/** Bytes of memory that a cached response keeps alive, with those that it does not contain. */
const memoryOf = (bytes: Buffer) => bytes.buffer.byteLength

describe.each(ENCODINGS)('a response in %s', encoding => {
  test.each(Object.entries(TEXTS))(
    'of a %s text keeps only its own bytes in memory',
    async (_, text) => {
      const { bytes } = await encodeText(text, encoding)
      expect(memoryOf(bytes)).toBe(bytes.length)
      const cached = await createCachedBody(text).as(encoding)
      expect(memoryOf(cached.bytes)).toBe(cached.bytes.length)
    },
  )
})
