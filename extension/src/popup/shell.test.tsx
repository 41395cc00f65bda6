import { readFileSync } from 'node:fs'
import { quickAddMessages } from '@registry/shared/messages/quick-add/quick-add'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { Header } from './header.tsx'
import { Skeleton } from './skeleton.tsx'

/** Formats markup with one tag per line, for readable diffs. */
const lines = (html: string) =>
  html
    .replace(/<link rel="preload"[^>]*>/g, '') // React adds preload links when it renders
    .replace(/\s*\n\s*/g, '')
    .replace(/ ?\/>/g, '>')
    .replace(/></g, '>\n<')
    .split('\n')

const page = readFileSync(new URL('../entrypoints/popup/index.html', import.meta.url), 'utf8')
const painted = /<div id="root">([\s\S]*)<\/div>\s*<script/.exec(page)?.[1] ?? ''

describe('the popup without scripts', () => {
  test('paints the shell that React takes over', () => {
    const shell = (
      <>
        <Header subtitle={quickAddMessages.subtitle} waiting={0} isOffline={false} />
        <Skeleton isLoading={false} />
      </>
    )
    expect(lines(painted)).toEqual(lines(renderToStaticMarkup(shell)))
  })
})
