import { bodyParser } from '@koa/bodyparser'
import { AppError } from '@registry/shared/errors/app-error'
import type { ContributionValues } from '@registry/shared/public-pages/contribute-page-data'
import type { Context } from 'koa'
import { ownOrigins } from '../../../http/protection/own-origins.ts'

/** A note of 500 characters takes 4,500 bytes percent-encoded in most scripts. */
const BODY_MAX = 16_000
const KEY_MAX = 128
const FORM_TYPE = 'application/x-www-form-urlencoded'

const parse = bodyParser({
  enableTypes: ['form'],
  formLimit: `${BODY_MAX}b`,
  encoding: 'utf-8',
  onError: error => {
    const isTooLarge = 'status' in error && error.status === 413
    throw new AppError(isTooLarge ? 'BODY_TOO_LARGE' : 'VALIDATION_FAILED')
  },
})

/** A sent form: the pressed button, and the values as typed. */
export interface SentContribution {
  step: string
  key: string
  values: ContributionValues
  method: string
  isPaid: boolean
}

/**
 * Throws FORBIDDEN for a form of another site. Clients that send neither header are accepted: the form needs no
 * cookie or session, so another site can do nothing through a visitor that it could not do itself.
 */
export function rejectForeignForm(ctx: Context, publicUrl: string): void {
  const origin = ctx.get('origin')
  const site = ctx.get('sec-fetch-site')
  // 'none' is a reload; some privacy settings replace the origin by 'null'.
  const isOwnSite = site === '' || site === 'same-origin' || site === 'none'
  const isOwnOrigin =
    origin === '' ||
    ownOrigins(publicUrl).includes(origin) ||
    (origin === 'null' && site === 'same-origin')
  if (!isOwnSite || !isOwnOrigin) throw new AppError('FORBIDDEN')
}

/** Reads a sent form. Throws UNSUPPORTED_MEDIA_TYPE, BODY_TOO_LARGE. */
export async function readContributionForm(ctx: Context): Promise<SentContribution> {
  if (!ctx.is(FORM_TYPE)) throw new AppError('UNSUPPORTED_MEDIA_TYPE')
  await parse(ctx, async () => undefined)
  const sent = new URLSearchParams(ctx.request.rawBody)
  const text = (name: string) => sent.get(name) ?? ''
  const key = text('key')
  return {
    step: text('step'),
    key: key.length <= KEY_MAX ? key : '',
    values: {
      amount: text('amount'),
      name: text('name'),
      email: text('email'),
      // Browsers send line breaks as CRLF, and count them as one character.
      message: text('message').replace(/\r\n?/g, '\n'),
      isNameHidden: sent.has('isNameHidden'),
      isAmountHidden: sent.has('isAmountHidden'),
    },
    method: text('paymentMethod'),
    isPaid: sent.has('isPaid'),
  }
}
