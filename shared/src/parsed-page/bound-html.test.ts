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

  test.each([
    ['<script>', ''],
    ['<style>', ''],
    ['<svg>', ''],
    ['<!-- ', ''],
    ['<style>', '</b></style>'],
    ['<svg>', '</b></svg>'],
  ])('searches a long page with thousands of %s once for its end: "%s"', (start, end) => {
    const html = start.repeat(1_000) + 'text '.repeat(20_000) + end
    const searched = countSearched()
    boundHtml(html)
    expect(searched()).toBeLessThan(5 * html.length)
  })
})

/** Returns a function that stops counting and returns the number of characters that were searched for a text. */
function countSearched(): () => number {
  const { indexOf, includes } = String.prototype
  let count = 0
  String.prototype.indexOf = function (text, from = 0) {
    const found = indexOf.call(this, text, from)
    count += (found < 0 ? this.length : found) - from
    return found
  }
  String.prototype.includes = function (text, from) {
    return this.indexOf(text, from) >= 0
  }
  return () => {
    Object.assign(String.prototype, { indexOf, includes })
    return count
  }
}
