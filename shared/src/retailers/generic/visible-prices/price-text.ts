import { collapse, elementLabels, type PageNode } from '../../../parsed-page/page.ts'

const CENTS = /cent|fraction|decimal|sup|minor|penny|pence/

interface Piece {
  text: string
  node: PageNode
}

/**
 * Returns the text of a price element. Adds the decimal separator if the cents are an element of their
 * own: '$', '9', '99' give '$ 9.99'.
 */
export function priceTextOf(node: PageNode): string {
  const pieces = collectPieces(node)
  let text = ''
  pieces.forEach((piece, index) => {
    const next = joinsAsCents(pieces, index) ? `.${piece.text}` : piece.text
    text += isGlued(text, next) ? next : ` ${next}`
  })
  return collapse(text)
}

function joinsAsCents(pieces: Piece[], index: number): boolean {
  const here = pieces[index]
  const before = pieces[index - 1]
  if (!here || !before || !/^\d{2}$/.test(here.text)) return false
  if (!/(?:^|[^\d.,])\d{1,3}(?:[.,\s]?\d{3})*$/.test(before.text)) return false
  return here.node.name === 'sup' || CENTS.test(elementLabels(here.node)) || pieces.length <= 4
}

function isGlued(text: string, next: string): boolean {
  if (text === '') return true
  return /^[.,]/.test(next) || (/[.,]$/.test(text) && /^\d/.test(next))
}

function collectPieces(node: PageNode, pieces: Piece[] = []): Piece[] {
  for (const child of node.children) {
    if (pieces.length > 12) return pieces
    if (child.type !== 'text') {
      if (child.name !== 'script') collectPieces(child, pieces)
    } else if (child.data.trim()) pieces.push({ text: collapse(child.data), node })
  }
  return pieces
}
