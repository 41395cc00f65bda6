import type { Page, PageNode } from '../../parsed-page/page.ts'
import { isAside } from '../generic/page-analysis/aside.ts'
import { headingOf } from '../generic/page-analysis/landmarks.ts'
import type { Candidate, Rule } from '../retailer.ts'
import { isChoice, pickedOptionsOf } from './chosen-model.ts'

/** Number of elements before the heading that contain the gallery; earlier images belong to the header. */
const GALLERY = 400
const PICTURE = /https?:\/\/[\w.-]*(?:susercontent\.com|\bcf\.shopee\.[\w.]+)\/file\/[^\s"'),]+/

/** Extracts the images of the gallery before the heading, preceded by that of the selected option. */
export const shownImages: Rule<Candidate> = ({ page }) => {
  const heading = headingOf(page)
  if (!heading) return []
  const gallery = page.nodes.slice(Math.max(0, heading.order - GALLERY), heading.order)
  const options = pickedOptionsOf(page).filter(isChoice)
  return [
    ...toCandidates(
      options.flatMap(option => picturesIn(page, option)),
      'option',
      0.93,
    ),
    ...toCandidates(gallery.filter(isOfGallery).flatMap(pictureOf), 'gallery', 0.88),
  ]
}

function isOfGallery(node: PageNode): boolean {
  return !isAside(node) && !/avatar/.test(node.attribs.class ?? '')
}

function picturesIn({ nodes }: Page, { order, last }: PageNode): string[] {
  return nodes
    .slice(order - 1, last)
    .flatMap(pictureOf)
    .slice(0, 1)
}

/** Returns Shopee's image of an element, from attributes or an inline background. */
function pictureOf({ attribs: attributes }: PageNode): string[] {
  const { srcset, src, style } = attributes
  return [srcset, src, style].flatMap(text => PICTURE.exec(text ?? '')?.[0] ?? []).slice(0, 1)
}

function toCandidates(values: readonly string[], rule: string, weight: number): Candidate[] {
  return values.map((value, index) => ({ value, rule, weight: weight - index * 0.001 }))
}
