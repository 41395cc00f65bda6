import { expect, onTestFinished, test, vi } from 'vitest'
import { preloadFiles } from './preload-files.ts'

const links = () => [...document.head.querySelectorAll<HTMLLinkElement>('link[href^="/assets/"]')]
const hrefs = () => links().map(link => `${link.rel} ${link.getAttribute('href')}`)

function settle(url: string, event: 'load' | 'error') {
  document.querySelector(`link[href="${url}"]`)?.dispatchEvent(new Event(event))
}

function removeLinksAfterTest() {
  onTestFinished(() => {
    for (const link of links()) link.remove()
  })
}

test('a chunk runs once its style sheet has loaded; each file is requested once', async () => {
  removeLinksAfterTest()
  const load = vi.fn(async () => 'module')
  const first = preloadFiles(load, ['assets/form.js', 'assets/form.css'])
  const second = preloadFiles(load, ['assets/form.css'])
  expect(hrefs()).toEqual(['modulepreload /assets/form.js', 'stylesheet /assets/form.css'])
  await Promise.resolve()
  expect(load).not.toHaveBeenCalled()
  settle('/assets/form.css', 'load')
  expect(await Promise.all([first, second])).toEqual(['module', 'module'])
  expect(await preloadFiles(load, ['assets/form.css'])).toBe('module')
  expect(hrefs()).toHaveLength(2)
})

test('a style sheet that could not be loaded is requested again by the next load', async () => {
  removeLinksAfterTest()
  const load = vi.fn(async () => 'module')
  const failed = preloadFiles(load, ['assets/sheet.css'])
  settle('/assets/sheet.css', 'error')
  await expect(failed).rejects.toThrow('Could not load /assets/sheet.css')
  expect(load).not.toHaveBeenCalled()
  const again = preloadFiles(load, ['assets/sheet.css'])
  settle('/assets/sheet.css', 'load')
  expect(await again).toBe('module')
})
