import * as z from 'zod/mini'
import { imageMessages } from '../messages/images.ts'
import { slugMessages } from '../messages/slugs.ts'
import { isEmail } from './is-email.ts'

/**
 * Control characters but line breaks and tabs, and the marks that reverse the reading direction:
 * they have no place in a name or a note, and serve spoofing.
 */
const UNPRINTABLE = /(?![\n\t])\p{Cc}|[\u202A-\u202E\u2066-\u2069]/gu

/** Spaces and marks that show nothing: a text of these alone is none. */
const INVISIBLE = /^[\s\p{Z}\p{Default_Ignorable_Code_Point}]*$/u

function clean(value: string): string {
  const lines = value.toWellFormed().replace(/\r\n?/g, '\n')
  // Composed last: what is taken out may have stood between a letter and its accent.
  const kept = lines.replace(UNPRINTABLE, '').normalize('NFC').trim()
  return INVISIBLE.test(kept) ? '' : kept
}

const tidied = (decode: (value: string) => string) =>
  z.pipe(z.string(), z.codec(z.string(), z.string(), { decode, encode: value => value }))

/**
 * Text as a person meant it: composed (NFC), well-formed, without unprintable marks, trimmed, a tab
 * as a space; empty when nothing of it can be seen.
 */
export const text = () => tidied(value => clean(value).replaceAll('\t', ' '))

/** The same for a name, which is one line: in a mail, a bank's form or a list a second would mislead. */
export const line = () => tidied(value => clean(value).replace(/\s*[\n\t\u2028\u2029]\s*/g, ' '))

/** Trimmed text of at most `max` characters, which may be empty. */
export const optionalText = (max: number, message?: string) =>
  text().check(z.maxLength(max, message ?? `Please use at most ${max} characters`))

/** One trimmed line of 1 to `max` characters; `missing` is said when it is blank. */
export const requiredText = (max: number, missing: string) =>
  line().check(z.minLength(1, missing), z.maxLength(max, `Please use at most ${max} characters`))

/** The domain of an address has no capitals; of the part before it only its server knows. */
function withPlainDomain(value: string): string {
  const at = value.lastIndexOf('@')
  return value.slice(0, at) + value.slice(at).toLowerCase()
}

/** One e-mail address; `missing` when blank, `wrong` when it does not look like one. */
export const email = (missing: string, wrong: string) =>
  z.string().check(
    z.trim(),
    z.minLength(1, missing),
    z.refine(value => value === '' || isEmail(value), wrong),
    z.overwrite(withPlainDomain),
  )

/** What browsers forgive in an address and databases do not: a line break inside, missing slashes. */
const HTTP_URL = /^https?:\/\/[^\t\n\r]+$/i

/** Written out, an address grows: each letter of another script takes up to nine characters. */
const URL_MAX = 2048

/** Whether a string is an absolute http or https address without credentials, also not too long. */
export function isHttpUrl(value: string): boolean {
  if (!HTTP_URL.test(value) || !URL.canParse(value)) return false
  const url = new URL(value)
  return !url.username && !url.password && url.href.length <= URL_MAX
}

const withPlainScheme = (value: string) =>
  value.replace(/^https?:/i, scheme => scheme.toLowerCase())

/** An http(s) address of at most 2,048 characters. */
export const httpUrl = (missing: string, wrong: string) =>
  text().check(
    z.minLength(1, missing),
    z.maxLength(URL_MAX, wrong),
    z.refine(value => value === '' || isHttpUrl(value), wrong),
    z.overwrite(withPlainScheme),
  )

/** A picture: an own path below /images, or an http(s) address. */
export const pictureUrl = text().check(
  z.maxLength(URL_MAX),
  z.refine(
    value => value === '' || /^\/images\/[\w.-]+$/.test(value) || isHttpUrl(value),
    imageMessages.urlInvalid,
  ),
)

export const id = z.uuid('This is not a valid id')

/** Several ids, none twice; `missing` is said when there is none. */
export const idList = (max: number, { missing, twice }: { missing: string; twice: string }) =>
  z.array(id).check(
    z.minLength(1, missing),
    z.maxLength(max),
    // An id means the same in capitals.
    z.overwrite(ids => ids.map(one => one.toLowerCase())),
    z.refine(ids => new Set(ids).size === ids.length, twice),
  )

export const timestamp = z.iso.datetime()
export const slug = z
  .string(slugMessages.required)
  .check(
    z.trim(),
    z.minLength(1, slugMessages.required),
    z.maxLength(80),
    z.regex(/^\P{Cc}*$/u, slugMessages.invalid),
  )

/** How many entries of a list are asked for: at most `max`, `usual` unless told. */
export const limit = (max: number, usual: number) =>
  z._default(z.coerce.number().check(z.int(), z.gte(1), z.lte(max)), usual)

/** How many entries of a list are passed over. */
export const offset = z._default(z.coerce.number().check(z.int(), z.gte(0), z.lte(1_000_000)), 0)

/** The most that one answer lists. */
export const LIST_MAX = 1_000

/** The part of a list that is asked for: all of it, up to LIST_MAX, unless told. */
export const listPart = {
  limit: z.optional(z.coerce.number().check(z.int(), z.gte(1), z.lte(LIST_MAX))),
  offset: z.optional(z.coerce.number().check(z.int(), z.gte(0), z.lte(1_000_000))),
}

/** The envelope of a success without further data. */
export const done = z.object({ success: z.literal(true) })
