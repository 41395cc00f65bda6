import { SHARE_IMAGE_HEIGHT, SHARE_IMAGE_WIDTH } from '@registry/shared/images/share-image'
import { type Area, BAR, BRAND, PILL } from './areas.ts'
import { CORNER } from './draw-item-image.ts'
import { pramSvg, sprigSvg } from './illustrations.ts'
import { palette } from './palette.ts'

interface Background {
  cards: readonly Area[]
  /** Share of the items that are fully funded, 0 to 1; undefined without items. */
  progress: number | undefined
  isMirrored: boolean
}

const size = `width="${SHARE_IMAGE_WIDTH}" height="${SHARE_IMAGE_HEIGHT}"`

const PAPER = `
  <radialGradient id="rose" cx="0" cy="0" r="1" gradientTransform="matrix(900 0 0 620 0 0)" gradientUnits="userSpaceOnUse">
    <stop stop-color="${palette.heroRose}"/><stop offset=".35" stop-color="${palette.heroRose}" stop-opacity=".9"/>
    <stop offset="1" stop-color="${palette.heroRose}" stop-opacity="0"/>
  </radialGradient>
  <radialGradient id="moss" cx="0" cy="0" r="1" gradientTransform="translate(1200 330) scale(760 640)" gradientUnits="userSpaceOnUse">
    <stop stop-color="#d9efe1"/><stop offset="1" stop-color="${palette.heroMoss}" stop-opacity="0"/>
  </radialGradient>
  <filter id="shade" x="-20%" y="-20%" width="140%" height="150%">
    <feDropShadow dx="0" dy="14" stdDeviation="18" flood-color="${palette.ink}" flood-opacity=".14"/>
  </filter>`

function card({ left, top, width, height }: Area): string {
  const rect = `x="${left}" y="${top}" width="${width}" height="${height}" rx="${CORNER}"`
  return `<rect ${rect} fill="${palette.surface}" filter="url(#shade)"/>`
}

/** Filled from the start of the reading direction, with a visible minimum. */
function bar(progress: number): string {
  const { left, top, width, height } = BAR
  const rect = `x="${left}" y="${top}" height="${height}" rx="${height / 2}"`
  const filled = Math.max(height, Math.round(width * progress))
  const colour = progress < 1 ? palette.rose : palette.moss
  return (
    `<rect ${rect} width="${width}" fill="${palette.track}"/>` +
    `<rect ${rect} width="${filled}" fill="${colour}"/>`
  )
}

function pill(): string {
  const { left, top, width, height } = PILL
  const rect = `x="${left}" y="${top}" width="${width}" height="${height}" rx="${height / 2}"`
  return `<rect ${rect} fill="${palette.mossBg}"/>`
}

function drawProgress(progress: number | undefined): string {
  if (progress === undefined) return ''
  return progress === 0 ? pill() : bar(progress)
}

const brandMark = `<g transform="translate(${BRAND.left - 4} ${BRAND.top}) scale(1.6)">
  <path d="M15 27C7.5 21.8 3 16.8 3 11.3A6.3 6.3 0 0 1 15 8.8z" fill="${palette.moss}"/>
  <path d="M15 27c7.5-5.2 12-10.2 12-15.7A6.3 6.3 0 0 0 15 8.8z" fill="${palette.rose}"/>
  <path d="M15 8.8V27M15 20.5l-5-4.8M15 16.5l4.6-4.3" stroke="${palette.surface}" stroke-width="1.4" fill="none" stroke-linecap="round"/>
</g>`

/** Renders everything but texts and images as SVG: background, leaves, card shadows and progress. */
export function drawBackground({ cards, progress, isMirrored }: Background): Buffer {
  const turn = isMirrored ? ` transform="translate(${SHARE_IMAGE_WIDTH} 0) scale(-1 1)"` : ''
  return Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" ${size}>
    <defs>${PAPER}</defs>
    <rect ${size} fill="${palette.canvas}"/>
    <g${turn}>
      <rect ${size} fill="url(#moss)"/><rect ${size} fill="url(#rose)"/>
      ${sprigSvg}
      ${cards.length === 0 ? pramSvg : cards.map(card).join('')}
      ${drawProgress(progress)}
      ${brandMark}
    </g>
  </svg>`)
}
