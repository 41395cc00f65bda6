import { CONTACT_PATTERNS, INTRODUCED_NAME, POSTAL_ADDRESS_PATTERNS } from './contact-patterns.ts'

const INVISIBLE = /\p{Default_Ignorable_Code_Point}/gu
const SHORT_NAME = 3

function removeMatches(text: string, patterns: readonly RegExp[]): string {
  return patterns.reduce((rest, pattern) => rest.replace(pattern, ' '), text)
}

function patternOf(name: string): RegExp {
  const literal = name.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&')
  // Only some scripts separate words with spaces.
  const isLatin = /^[\p{Script=Latin}\p{P}\s]+$/u.test(name)
  return new RegExp(isLatin ? `(?<![\\p{L}])${literal}(?![\\p{L}])` : literal, 'giu')
}

function normalizeSpaces(text: string): string {
  return text
    .replace(/\s+/g, ' ')
    .replace(/ (?=[,.;:)])/g, '')
    .replace(/,(?=,)/g, '')
    .trim()
}

/** Removes email addresses, links, telephone and other personal numbers. */
export function redactContacts(text: string): string {
  return normalizeSpaces(
    removeMatches(text.normalize('NFKC').replace(INVISIBLE, ''), CONTACT_PATTERNS),
  )
}

/**
 * Removes personal data before a text is sent to a third party: contact data, postal addresses, and names that
 * are known (`names`) or introduced as such.
 */
export function redactPersonalData(text: string, names: readonly string[]): string {
  const longestFirst = names.toSorted((a, b) => b.length - a.length)
  const known = longestFirst.filter(name => name.length >= SHORT_NAME || !/^\w*$/.test(name))
  const rest = removeMatches(redactContacts(text), POSTAL_ADDRESS_PATTERNS)
  return normalizeSpaces(
    removeMatches(rest, [...known.map(name => patternOf(name.normalize('NFKC'))), INTRODUCED_NAME]),
  )
}
