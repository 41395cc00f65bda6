import * as z from 'zod/mini'
import { imageMessages } from '../messages/items/images.ts'
import { slugMessages } from '../messages/registry/slugs.ts'
import { parseUrl } from '../text/parse-url.ts'
import { isEmail } from './is-email.ts'

/** Control characters except line breaks and tabs, and bidirectional overrides, which enable spoofing. */
const UNPRINTABLE = /(?![\n\t])\p{Cc}|[\u202A-\u202E\u2066-\u2069]/gu

/** Whitespace and invisible characters; a text of these alone counts as empty. */
const INVISIBLE = /^[\s\p{Z}\p{Default_Ignorable_Code_Point}]*$/u

/** More combining marks than any letter has (UAX 15, stream-safe text): normalizing them takes quadratic time. */
const PILED_MARKS = /(\p{M}{30})\p{M}+/gu

function clean(value: string): string {
  const lines = value.toWellFormed().replace(/\r\n?/g, '\n')
  // Normalised last: a removed character may have separated a letter from its accent.
  const kept = lines.replace(UNPRINTABLE, '').replace(PILED_MARKS, '$1').normalize('NFC').trim()
  return INVISIBLE.test(kept) ? '' : kept
}

/** Maximum length of a text before it is cleaned; no field allows more afterwards. */
export const TEXT_MAX = 10_000

const normalizedText = (decode: (value: string) => string, missing?: string) =>
  z.pipe(
    z.string(missing),
    z.codec(z.string(), z.string(), {
      // The maximum of the field rejects a longer text, without the cost of cleaning it.
      decode: value => (value.length > TEXT_MAX ? value : decode(value)),
      encode: value => value,
    }),
  )

/**
 * Cleaned text: NFC, well-formed Unicode, no control characters, trimmed, tabs as spaces; empty when only
 * invisible characters remain. `missing` is the message for a value that is not text.
 */
export const text = (missing?: string) =>
  normalizedText(value => clean(value).replaceAll('\t', ' '), missing)

/** Cleaned single-line text, for names: a line break would mislead in an email, a bank form or a list. */
export const line = (missing?: string) =>
  normalizedText(
    // Two patterns: a single one for both backtracks for too long over many spaces.
    value => clean(value).replace(/\s+/g, run => (/[\n\t\u2028\u2029]/.test(run) ? ' ' : run)),
    missing,
  )

/** Trimmed text of 0 to `max` characters. */
export const optionalText = (max: number, message?: string) =>
  text().check(z.maxLength(max, message ?? `Please use at most ${max} characters`))

/** One trimmed line of 1 to `max` characters; `missing` is the message for a blank one and for no text. */
export const requiredText = (max: number, missing: string) =>
  line(missing).check(
    z.minLength(1, missing),
    z.maxLength(max, `Please use at most ${max} characters`),
  )

/** Lowercases the domain of an email address; the local part may be case-sensitive. */
function lowercaseDomain(value: string): string {
  const at = value.lastIndexOf('@')
  return value.slice(0, at) + value.slice(at).toLowerCase()
}

/** One email address; `missing` is the message for a blank one and for no text, `wrong` for an invalid one. */
export const email = (missing: string, wrong: string) =>
  z.string(missing).check(
    z.trim(),
    z.minLength(1, missing),
    z.refine(value => value === '' || isEmail(value), wrong),
    z.overwrite(lowercaseDomain),
  )

/**
 * Stricter than URL parsers, which accept line breaks and missing slashes that databases and other
 * programs reject.
 */
const HTTP_URL = /^https?:\/\/[^\t\n\r]+$/i

/** Maximum length after percent-encoding, where one letter can take nine characters. */
const URL_MAX = 2048

/** True for an absolute http(s) URL without credentials, within the maximum length. */
export function isHttpUrl(value: string): boolean {
  const url = HTTP_URL.test(value) ? parseUrl(value) : undefined
  return url !== undefined && !url.username && !url.password && url.href.length <= URL_MAX
}

const withPlainScheme = (value: string) =>
  value.replace(/^https?:/i, scheme => scheme.toLowerCase())

/** An http(s) URL of at most 2,048 characters. */
export const httpUrl = (missing: string, wrong: string) =>
  text().check(
    z.minLength(1, missing),
    z.maxLength(URL_MAX, wrong),
    z.refine(value => value === '' || isHttpUrl(value), wrong),
    z.overwrite(withPlainScheme),
  )

/** URL of an image: a path below /images, or an http(s) URL. */
export const pictureUrl = text().check(
  z.maxLength(URL_MAX),
  z.refine(
    value => value === '' || /^\/images\/[\w.-]+$/.test(value) || isHttpUrl(value),
    imageMessages.urlInvalid,
  ),
)

export const id = z.uuid('This is not a valid id')

/** Unique ids; `missing` is the message for an empty list. */
export const idList = (max: number, { missing, twice }: { missing: string; twice: string }) =>
  z.array(id).check(
    z.minLength(1, missing),
    z.maxLength(max),
    // UUIDs are case-insensitive.
    z.overwrite(ids => ids.map(one => one.toLowerCase())),
    z.refine(ids => new Set(ids).size === ids.length, twice),
  )

/**
 * Version of the data that a change is based on. With an outdated one the change is rejected with EDIT_CONFLICT and
 * the current data as `current`; without one it overwrites.
 */
export const version = z.optional(z.int32())

export const timestamp = z.iso.datetime()
export const slug = z
  .string(slugMessages.required)
  .check(
    z.trim(),
    z.minLength(1, slugMessages.required),
    z.maxLength(80),
    z.regex(/^\P{Cc}*$/u, slugMessages.invalid),
  )

/** Maximum number of entries to return: at most `max`, by default `usual`. */
export const limit = (max: number, usual: number) =>
  z._default(z.coerce.number().check(z.int(), z.gte(1), z.lte(max)), usual)

/** Number of entries to skip. */
export const offset = z._default(z.coerce.number().check(z.int(), z.gte(0), z.lte(1_000_000)), 0)

/** Maximum number of entries in a response. */
export const LIST_MAX = 1_000

/** Pagination; by default all entries up to LIST_MAX. */
export const listPart = {
  limit: z.optional(z.coerce.number().check(z.int(), z.gte(1), z.lte(LIST_MAX))),
  offset: z.optional(z.coerce.number().check(z.int(), z.gte(0), z.lte(1_000_000))),
}

/** Body of a success with these fields. Bundles leave out those that they do not use. */
/* @__NO_SIDE_EFFECTS__ */
export function success<const Shape extends z.core.$ZodLooseShape>(shape: Shape) {
  return z.object({ success: z.literal(true), ...shape })
}

/** Body of a success without data. */
export const done = success({})
