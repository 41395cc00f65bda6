import { describe, expect, test } from 'vitest'
import { boundHtml, sourceOf } from './bound-html.ts'

const TEXT = 'text '.repeat(20_000)

describe('boundHtml', () => {
  test('replaces the source of a script whose end tag is in upper case or has a space', () => {
    const bound = boundHtml('<script>a</b</SCRIPT ><script>c</scripts></script><p>d')
    expect(bound.sources).toEqual(['a</b', 'c</scripts>'])
    expect(bound.html.match(/\ufffe\d\ufffe/g)?.map(text => sourceOf(text, bound))).toEqual(
      bound.sources,
    )
  })

  test.each([
    ['scripts without an end', '<script>'.repeat(1_000) + TEXT],
    ['styles without an end', '<style>'.repeat(1_000) + TEXT],
    ['drawings without an end', '<svg>'.repeat(1_000) + TEXT],
    ['comments without an end', '<!-- '.repeat(1_000) + TEXT],
    ['styles with a far end', `${'<style>'.repeat(1_000)}${TEXT}</b></style>`],
    ['drawings with a far end', `${'<svg>'.repeat(1_000)}${TEXT}</b></svg>`],
    ['drawings within a start tag', `${'<svg '.repeat(700)}>${TEXT}<div></div></svg>`],
  ])('searches a page of many %s at most five times', (_name, html) => {
    expect(countSearched(() => boundHtml(html))).toBeLessThan(5 * html.length)
  })
})

/** Runs the function and returns the number of characters that were searched for texts and patterns. */
function countSearched(run: () => void): number {
  const { indexOf, includes } = String.prototype
  const { exec } = RegExp.prototype
  let count = 0
  String.prototype.indexOf = function (text, from = 0) {
    const found = indexOf.call(this, text, from)
    count += (found < 0 ? this.length : found) - from
    return found
  }
  String.prototype.includes = function (text, from) {
    return this.indexOf(text, from) >= 0
  }
  RegExp.prototype.exec = function (text) {
    const from = this.lastIndex
    const found = exec.call(this, text)
    count += (found ? found.index + found[0].length : text.length) - from
    return found
  }
  try {
    run()
  } finally {
    Object.assign(String.prototype, { indexOf, includes })
    Object.assign(RegExp.prototype, { exec })
  }
  return count
}
