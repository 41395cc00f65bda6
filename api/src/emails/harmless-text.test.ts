import { expect, test } from 'vitest'
import { disableLinks } from './layout/disable-links.ts'

test.each([
  ['see https://evil.example/path', 'see https: //evil. example/path'],
  ['see www.evil.example', 'see www. evil. example'],
  ['write to me@evil.example', 'write to me @ evil. example'],
  ['поддельный.рф', 'поддельный. рф'],
  ['evil.भारत', 'evil. भारत'],
  ['शादी.कॉम', 'शादी. कॉम'],
  ['evil。example', 'evil。 example'],
])('what could be read as an address leads nowhere: %s', (text, harmless) => {
  expect(disableLinks(text)).toBe(harmless)
})

test.each([
  'Dear Mei,\n\nThank you… It is 3.5 kg, from J.K. at 10.30 am.',
  'நன்றி! 谢谢。',
  'With love @ home',
  '',
])('other words stay as they are: %s', text => {
  expect(disableLinks(text)).toBe(text)
})
