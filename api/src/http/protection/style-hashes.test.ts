import { describe, expect, test } from 'vitest'
import { styleHashes } from './style-hashes.ts'

describe('styleHashes', () => {
  test('returns each SHA-256 hash once', () => {
    const page = '<head><style>p{color:red}</style></head>'
    // openssl dgst -sha256 -binary | base64
    expect(styleHashes([page, page])).toEqual([
      "'sha256-p0bF+un5yUb9MBO6xRb8kPHlY2BdpHVtLiFkDrZPF64='",
    ])
  })

  test('returns nothing for pages without inline styles', () => {
    expect(styleHashes(['<p style="color:red">a</p>'])).toEqual([])
  })
})
