import { describe, expect, test } from 'vitest'
import { boundHtml, sourceOf } from './bound-html.ts'

describe('boundHtml', () => {
  test('replaces the source of a script whose end tag is in upper case or has a space', () => {
    const bound = boundHtml('<script>a</b</SCRIPT ><script>c</scripts></script><p>d')
    expect(bound.sources).toEqual(['a</b', 'c</scripts>'])
    expect(bound.html.match(/\ufffe\d\ufffe/g)?.map(text => sourceOf(text, bound))).toEqual(
      bound.sources,
    )
  })

  test.each(['<script>', '<style>', '<svg>', '<!-- '])(
    'searches a long page once for the missing end of thousands of %s',
    start => {
      const html = start.repeat(15_000) + 'text '.repeat(850_000)
      expect(boundHtml(html).html).toHaveLength(html.length)
    },
  )
})
