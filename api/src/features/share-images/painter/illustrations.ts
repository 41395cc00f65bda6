import { palette } from './palette.ts'

const LEAF = 'M0 0C5-13 20-20 40-15 37 4 17 12 0 0Z'
const LEAVES = [
  'translate(205 155) rotate(-66) scale(1.15)',
  'translate(170 131) rotate(-64) scale(1.2)',
  'translate(137 103) rotate(-66) scale(1.15)',
  'translate(108 72) rotate(-70)',
  'translate(90 45) rotate(-76) scale(.75)',
  'translate(190 145) rotate(-126) scale(1.2 -1.2) rotate(20)',
  'translate(155 119) rotate(-124) scale(1.2 -1.2) rotate(20)',
  'translate(124 90) rotate(-120) scale(1.1 -1.1) rotate(20)',
  'translate(100 60) rotate(-114) scale(.9 -.9) rotate(20)',
  'translate(84 34) rotate(-98) scale(.6)',
]

/** Twig of the page's header, in a corner. */
export const sprigSvg = `<g transform="translate(560 452) scale(1.15)" opacity=".55">
  <path d="M232 176C200 150 132 120 84 34" fill="none" stroke="${palette.mossSoft}" stroke-width="2.5" stroke-linecap="round"/>
  ${LEAVES.map(place => `<path transform="${place}" d="${LEAF}" fill="${palette.mossSoft}"/>`).join('')}
</g>`

const STAR = 'M0-10 2.8-3.1 10-2.6 4.5 2.2 6.2 9.4 0 5.5-6.2 9.4-4.5 2.2-10-2.6-2.8-3.1Z'

/** Illustration for registries whose items have no images. */
export const pramSvg = `<circle cx="918" cy="316" r="226" fill="${palette.surface}" filter="url(#shade)"/>
<circle cx="918" cy="316" r="226" fill="${palette.heroRose}"/>
<g transform="translate(706 190) scale(1.75)">
  <ellipse cx="120" cy="150" rx="78" ry="4.5" fill="#ecd9d3"/>
  <path d="M170 72C188 66 197 52 201 34" fill="none" stroke="#4a3f53" stroke-width="5" stroke-linecap="round"/>
  <path d="M194 33h16" stroke="#c99767" stroke-width="8" stroke-linecap="round"/>
  <path d="M94 106l60 26M154 106l-60 26" stroke="#4a3f53" stroke-width="5" stroke-linecap="round"/>
  <path d="M122 70c6-13 40-14 50 0z" fill="${palette.roseSoft}"/>
  <path d="M56 70h122c0 28-19 43-48 43h-26c-29 0-48-15-48-43Z" fill="${palette.mossGraphic}"/>
  <path d="M56 70h122c0 4-.4 7-1.1 10H57.1C56.4 77 56 74 56 70Z" fill="#7dbd9c"/>
  <path d="M118 70V17C82 17 56 40 56 70Z" fill="${palette.mossSoft}"/>
  <path d="M118 70C96 62 84 46 86 26.5M118 70C88 66 68 60 62 47" fill="none" stroke="#7dbd9c" stroke-width="2"/>
  <rect x="113" y="14" width="9" height="58" rx="4.5" fill="${palette.mossGraphic}"/>
  <circle cx="92" cy="133" r="14" fill="${palette.surface}" stroke="#4a3f53" stroke-width="5"/>
  <circle cx="92" cy="133" r="3.5" fill="#c99767"/>
  <circle cx="156" cy="133" r="14" fill="${palette.surface}" stroke="#4a3f53" stroke-width="5"/>
  <circle cx="156" cy="133" r="3.5" fill="#c99767"/>
</g>
<g fill="${palette.apricot}">
  <path d="${STAR}" transform="translate(1016 172) scale(1.5)"/>
  <path d="${STAR}" transform="translate(1072 218) scale(.9)"/>
  <path d="${STAR}" transform="translate(796 182) scale(1.05)"/>
</g>
<path transform="translate(1000 250) scale(1.6)" d="M0 8C-12 0-11-9-5.5-9-2.5-9-.8-7 0-5.4.8-7 2.5-9 5.5-9 11-9 12 0 0 8Z" fill="${palette.roseDecor}"/>`
