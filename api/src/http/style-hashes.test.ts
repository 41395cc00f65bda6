import { describe, expect, test } from 'vitest'
import { styleHashes } from './style-hashes.ts'

describe('the styles that a policy allows', () => {
  test('are named once by their SHA-256, to the byte', () => {
    const page = '<head><style>p{color:red}</style></head>'
    // openssl dgst -sha256 -binary | base64
    expect(styleHashes([page, page])).toEqual([
      "'sha256-p0bF+un5yUb9MBO6xRb8kPHlY2BdpHVtLiFkDrZPF64='",
    ])
  })

  test('are none where pages carry none', () => {
    expect(styleHashes(['<p style="color:red">a</p>'])).toEqual([])
  })
})
