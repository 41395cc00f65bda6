import { afterEach, describe, expect, test } from 'vitest'
import {
  closeToast,
  currentToasts,
  showToast,
  subscribeToToasts,
  toastStayMs,
} from './toast-store.ts'

afterEach(() => {
  for (const { id } of currentToasts()) closeToast(id)
})

describe('toasts', () => {
  test.each([
    ['', 6000],
    ['Gone', 7000],
    ['Fifteen letters', 7000],
    ['Sixteen letters.', 8000],
    ['Payment verified successfully', 8000],
  ])('%j stays for %i ms', (words, ms) => expect(toastStayMs({ words })).toBe(ms))

  test('stay for as long as is fixed for them', () => {
    showToast('success', 'Notifications enabled successfully!', undefined, 3000)
    expect(currentToasts().map(toastStayMs)).toEqual([3000])
  })

  test('show the last three, the newest at the end', () => {
    for (const words of ['one', 'two', 'three', 'four']) showToast('success', words)
    expect(currentToasts().map(({ words }) => words)).toEqual(['two', 'three', 'four'])
  })

  test('keep news until it is closed, whatever comes after it', () => {
    showToast('news', 'A new version is ready')
    for (const words of ['one', 'two', 'three', 'four']) showToast('success', words)
    expect(currentToasts().map(({ words }) => words)).toEqual([
      'A new version is ready',
      'two',
      'three',
      'four',
    ])
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
