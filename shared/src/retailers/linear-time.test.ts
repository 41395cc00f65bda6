import { describe, expect, test } from 'vitest'
import { cheerioPage } from '../parsed-page/cheerio-page.ts'
import type { Page } from '../parsed-page/page.ts'
import { extractProduct } from './extract-product.ts'

const URL = 'https://shop.example/products/oak-cot'
const HEAD = '<title>Oak Cot</title><h1>Oak Cot</h1><b class=price>$249.00</b><button>Buy</button>'

const many = (text: string) => (count: number) => HEAD + text.repeat(count)
const SHAPES: readonly (readonly [string, (count: number) => string])[] = [
  ['price tags', many('<div><span class="price">$12.00</span></div>')],
  ['struck price tags', many('<div><s>$20.00</s><b>$12.00</b></div>')],
  ['pictures', many('<div class="gallery"><img src="/a.jpg" alt="Oak Cot"></div>')],
  ['buttons', many('<p><button>Add to cart</button></p>')],
  ['headings', many('<h1>Oak Cot 2</h1>')],
  ['paragraphs with numbers', many('<p>Room 7 of <i>12</i></p>')],
  ['scripts', many('<script>var price = 3</script>')],
  ['microdata', many('<p itemprop="price" content="12"></p>')],
  ['wrappers', count => `${HEAD}${'<div>'.repeat(count)}$12.00`],
]

describe('extractProduct', () => {
  test.each(SHAPES)('reads twice as many %s in at most twice the steps', (_name, page) => {
    expect(stepsOf(page(200)) / stepsOf(page(100))).toBeLessThan(2.5)
    expect(stepsOf(page(1_600)) / stepsOf(page(800))).toBeLessThan(2.5)
  })
})

/** Counts the reads of children, attributes and parents during an extraction. */
function stepsOf(html: string): number {
  const page = cheerioPage(html, URL)
  const counted = countReads(page)
  extractProduct(page)
  return counted()
}

function countReads({ nodes }: Page): () => number {
  let reads = 0
  for (const node of nodes) {
    for (const name of ['children', 'attribs', 'parent'] as const) {
      const value = node[name]
      Object.defineProperty(node, name, {
        get: () => {
          reads++
          return value
        },
      })
    }
  }
  return () => reads
}
