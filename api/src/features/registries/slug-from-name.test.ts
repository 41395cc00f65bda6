import { describe, expect, test } from 'vitest'
import { slugFromName } from './slug-from-name.ts'

describe('slugFromName', () => {
  test.each([
    ['Baby Tan is on the way', 'baby-tan-is-on-the-way'],
    ['  Zoë & Tan  ', 'zoe-and-tan'],
    ["Priya's Baby!", 'priyas-baby'],
    ['BABY   2027', 'baby-2027'],
    ['--a--b--c--', 'a-b-c'],
    ['宝宝', 'baby-registry'],
    ['👶👶👶', 'baby-registry'],
    ['A.', 'baby-registry'],
    ['../../etc/passwd', 'etc-passwd'],
    ['<script>alert(1)</script>', 'script-alert-1-script'],
    [
      'The little registry of the Venkataraman family in Singapore',
      'the-little-registry-of-the-venkataraman',
    ],
    ['x'.repeat(80), 'x'.repeat(40)],
    ['ａｂｃ', 'abc'],
  ])('converts %s to %s', (name, slug) => expect(slugFromName(name)).toBe(slug))
})
