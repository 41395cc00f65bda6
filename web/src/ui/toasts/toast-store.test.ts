import { afterEach, describe, expect, test } from 'vitest'
import { closeToast, currentToasts, showToast, subscribeToToasts } from './toast-store.ts'

afterEach(() => {
  for (const { id } of currentToasts()) closeToast(id)
})

describe('toasts', () => {
  test('stay for 5 s by default, for 10 s with an action, or for as long as the caller says', () => {
    const undo = { label: 'Undo', run: () => undefined }
    showToast('default', 'The length of the text does not change the duration of a toast.')
    showToast('success', 'Deleted', undo)
    showToast('success', 'Notifications enabled successfully!', undefined, 3000)
    expect(currentToasts().map(({ durationMs }) => durationMs)).toEqual([5000, 10_000, 3000])
  })

  test('show the last three, the newest at the end', () => {
    for (const words of ['one', 'two', 'three', 'four']) showToast('success', words)
    expect(currentToasts().map(({ words }) => words)).toEqual(['two', 'three', 'four'])
  })

  test('keep one without an end until it is closed, whatever comes after it', () => {
    showToast('info', 'A new version is ready', undefined, Infinity)
    for (const words of ['one', 'two', 'three', 'four']) showToast('success', words)
    expect(currentToasts().map(({ words }) => words)).toEqual([
      'A new version is ready',
      'two',
      'three',
      'four',
    ])
  })

  test('replace a lasting one of the same kind by the next', () => {
    showToast('info', 'A new version is ready', undefined, Infinity)
    for (const text of ['link of a cot', 'link of a bib']) {
      showToast('error', text, undefined, Infinity)
    }
    const texts = () => currentToasts().map(({ words }) => words)
    expect(texts()).toEqual(['A new version is ready', 'link of a bib'])
    showToast('error', 'Failed to copy')
    expect(texts()).toEqual(['A new version is ready', 'link of a bib', 'Failed to copy'])
  })

  test('say the same thing anew rather than twice', () => {
    showToast('error', 'one')
    showToast('success', 'two')
    const [before] = currentToasts()
    showToast('error', 'one')
    expect(currentToasts().map(({ words }) => words)).toEqual(['two', 'one'])
    expect(currentToasts().at(-1)?.id).not.toBe(before?.id)
  })

  test('tell that they changed, until nobody listens', () => {
    let count = 0
    const stop = subscribeToToasts(() => {
      count += 1
    })
    showToast('success', 'one')
    stop()
    showToast('success', 'two')
    expect(count).toBe(1)
  })
})
