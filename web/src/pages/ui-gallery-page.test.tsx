import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { screen } from '@testing-library/dom'
import axe from 'axe-core'
import { expect, test } from 'vitest'
import { user } from '../../test/components/browser/user.ts'
import { openPage } from '../../test/components/open-page.tsx'
import { undefinedClasses } from '../../test/components/undefined-classes.ts'

const SRC = path.resolve(import.meta.dirname, '..')
// Tab stops: the other tabs and the headings have a tabindex of -1.
const FOCUSABLE = 'a[href], button, input, select, textarea, summary'

/** A class that a prop of Look adds. */
const PROP_CLASS = /^(text|pad|line|fill)-|^(grows|shrinks|centres|fits)$/

const read = (file: string) => readFileSync(path.join(SRC, file), 'utf8')

/** Returns the `.tsx` files below a folder of `src`, without tests. */
function sourceFiles(folder: string): string[] {
  return readdirSync(path.join(SRC, folder), { recursive: true, encoding: 'utf8' })
    .filter(file => /(?<!\.test)\.tsx$/.test(file))
    .map(file => path.join(folder, file))
}

async function openGallery(search = ''): Promise<void> {
  await openPage(`/dev/ui${search}`)
  await screen.findByRole('heading', { level: 1 })
}

function tabStops(): Element[] {
  return [...document.querySelectorAll<HTMLElement>(FOCUSABLE)].filter(
    element => element.tabIndex >= 0 && !element.matches(':disabled') && !isSkippedRadio(element),
  )
}

/** Of a radio group, Tab reaches the selected radio button, or the first. */
function isSkippedRadio(element: HTMLElement): boolean {
  if (!(element instanceof HTMLInputElement) || element.type !== 'radio') return false
  const group = [...document.querySelectorAll<HTMLInputElement>('input[type=radio]')].filter(
    ({ name }) => name === element.name,
  )
  return element !== (group.find(({ checked }) => checked) ?? group[0])
}

test.each(['', '?page=PromptCard', '?page=PromptPage', '?page=CrashScreen'])(
  '/dev/ui%s has no accessibility violations',
  async search => {
    await openGallery(search)
    // jsdom computes no colours, and its document lacks the attributes of app.html.
    const { violations } = await axe.run(document.body, {
      rules: { 'color-contrast': { enabled: false } },
    })
    expect(violations.map(({ id, nodes }) => [id, nodes.map(node => node.html)])).toEqual([])
  },
)

test('the gallery renders each component of src/ui', () => {
  const components = sourceFiles('ui').flatMap(file =>
    [...read(file).matchAll(/^export function ([A-Z]\w*)/gm)].map(([, name = '']) => name),
  )
  // The providers of the app render the toasts.
  const gallery = [...sourceFiles('pages/ui-gallery'), 'app/providers.tsx'].map(read).join('\n')
  const shown = new Set([...gallery.matchAll(/<([A-Z]\w*)|Control: ([A-Z]\w*)/g)].flat())
  expect(components.filter(name => !shown.has(name))).toEqual([])
})

test('the gallery shows each class of looks.css that no prop adds, and each has a rule', async () => {
  await openGallery()
  const section = screen.getByRole('region', { name: 'Classes' })
  const looks = ['../../shared/src/design/looks.css', 'styles/owner-looks.css'].map(read).join('\n')
  const names = [...looks.matchAll(/^ {2}\.([a-z-]+)(?=[ :])/gm)].map(([, name = '']) => name)
  const others = names.filter(name => !PROP_CLASS.test(name))
  expect(others).toContain('not-on-phones')
  const shown = ['panel', 'clamp', 'inline-row', 'chosen-mark', ...others]
  expect(shown.filter(name => !document.querySelector(`.${name}`))).toEqual([])
  const unruled = undefinedClasses(section, 'layout.css', 'text.css', 'field.css')
  expect(unruled.filter(name => shown.includes(name) && !others.includes(name))).toEqual([])
})

test('Tab reaches each control in the order of the document', async () => {
  await openGallery()
  const expected = tabStops()
  const reached: unknown[] = []
  for (const _ of expected) {
    await user.tab()
    reached.push(document.activeElement)
  }
  expect(expected.length).toBeGreaterThan(50)
  expect(reached.findIndex((element, index) => element !== expected[index])).toBe(-1)
})
