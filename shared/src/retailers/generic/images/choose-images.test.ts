import { describe, expect, test } from 'vitest'
import { cheerioPage } from '../../../parsed-page/cheerio-page.ts'
import { chooseImages } from './choose-images.ts'

function choose(folder: string, names: readonly string[]) {
  const candidates = names.map((name, index) => ({
    value: `https://shop.example${folder}${name}`,
    rule: 'json-ld',
    weight: 0.9 - index / 100,
  }))
  const { images } = chooseImages(cheerioPage('', 'https://shop.example/p/1'), candidates)
  return images.map(url => url.split('/').at(-1))
}

describe('chooseImages', () => {
  test.each([
    ['/cdn/shop/files/', ['a_1200x1200.jpg', 'a.jpg', 'a_600x.jpg', 'b.jpg'], ['a.jpg', 'b.jpg']],
    ['/s/files/1/1/', ['a_900x900.jpg', 'a_1200x1200.jpg'], ['a_1200x1200.jpg']],
    ['/wp-content/uploads/', ['a-2000x1500.jpg', 'a-900x1600.jpg'], ['a-2000x1500.jpg']],
  ])('returns the largest of the sizes that a platform creates in %s', (folder, given, chosen) => {
    expect(choose(folder, given)).toEqual(chosen)
  })

  test.each([[['bed-120x200.jpg', 'bed-160x200.jpg']], [['cot-300x300.jpg', 'cot-1200x1200.jpg']]])(
    'returns both of %j of an unknown platform',
    names => {
      expect(choose('/images/', names)).toEqual(names)
    },
  )
})
