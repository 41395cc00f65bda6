import { scriptText, textOf } from '../../page/node-text.ts'
import type { Page } from '../../page/page.ts'
import { meta, titleOf } from './meta.ts'
import { perPage } from './per-page.ts'

interface Wall {
  wall: string
  /** Any of these is enough: in the title, the visible words, the source of scripts and forms, the address. */
  title?: RegExp
  words?: RegExp
  source?: RegExp
  address?: RegExp
}

const WALLS: readonly Wall[] = [
  {
    wall: 'perimeterx',
    title: /access to this page has been denied/i,
    source: /px-captcha|captcha\.px-|_pxAppId/i,
  },
  {
    wall: 'perimeterx',
    title: /^robot or human/i,
    words: /activate and hold the button|press (?:&|and) hold/i,
  },
  {
    wall: 'cloudflare',
    title: /^just a moment|attention required!/i,
    source: /cf-chl|challenge-platform\/h\/\w\/orchestrate|cf_chl_opt/i,
  },
  {
    wall: 'akamai',
    title: /^access denied$/i,
    source: /sec-if-cpt-container|sec-cpt-if/i,
    words: /reference\s*#\s*[\da-f.]+/i,
  },
  { wall: 'datadome', source: /captcha-delivery\.com/i },
  {
    wall: 'queue-it',
    title: /queue-it/i,
    source: /queue-it\.net\/(?:softblock|afterevent)|queueit_/i,
    address: /queue-it\.net/i,
  },
  {
    wall: 'imperva',
    title: /pardon our interruption/i,
    words: /pardon our interruption/i,
    source: /_incapsula_resource/i,
  },
  {
    wall: 'lazada',
    title: /^(?:security verification|punish)/i,
    words: /slide to verify|unusual traffic from your network/i,
    source: /x5secdata|_____tmd_____|nc_1_|fail_sys_user_validate|rgv587_error/i,
    address: /_____tmd_____\/punish|x5secdata=/i,
  },
  {
    wall: 'shopee',
    address: /\/verify\/(?:traffic|captcha)|\/buyer\/login\?next=/i,
    source: /"error"\s*:\s*90309999/,
  },
  {
    wall: 'amazon',
    title: /^robot check/i,
    words:
      /enter the characters you see below|click the button below to continue shopping|to discuss automated access to amazon data/i,
    source: /\/errors\/validatecaptcha|api-services-support@amazon\.com/i,
  },
  {
    wall: 'recaptcha',
    title:
      /captcha|are you (?:a )?(?:human|robot)|verify you are|security check|bot verification|unusual traffic/i,
    words:
      /(?:verify|confirm|prove) (?:that )?you(?:'re| are) (?:not a robot|(?:a )?human)|complete the (?:captcha|security check)|detected unusual traffic/i,
  },
  {
    wall: 'unknown',
    title:
      /^(?:access denied|forbidden|403 forbidden|request (?:blocked|rejected)|blocked|error 403|429 too many requests)/i,
    words: /^(?:access denied|forbidden|request unsuccessful)/i,
  },
]

/** Which bot wall a page is; undefined for a page that is none. Ask only where no product was found. */
export const wallOf = perPage((page): string | undefined => {
  const title = titleOf(page)
  const words = wordsOfPage(page)
  const source = sourceOf(page)
  const found = WALLS.find(
    wall =>
      wall.title?.test(title) ||
      wall.words?.test(words) ||
      wall.source?.test(source) ||
      wall.address?.test(page.url),
  )
  // A wall is short: a page of many words that mentions a captcha is not one.
  return words.length < 4_000 ? found?.wall : undefined
})

function wordsOfPage(page: Page): string {
  return textOf(page.root, 6_000).slice(0, 5_000)
}

function sourceOf(page: Page): string {
  const scripts = page
    .select('script')
    .slice(0, 30)
    .map(node => `${node.attributes.src ?? ''} ${scriptText(node).slice(0, 4_000)}`)
  const marks = page.nodes
    .slice(0, 400)
    .map(
      ({ attributes }) =>
        `${attributes.id ?? ''} ${attributes.action ?? ''} ${attributes.class ?? ''}`,
    )
  return `${meta(page, 'refresh') ?? ''} ${scripts.join(' ')} ${marks.join(' ')} ${textOf(page.root, 2_000)}`
}
