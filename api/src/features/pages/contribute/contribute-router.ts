import { Router } from '@koa/router'
import { contribute } from '@registry/shared/contract/contributions/contributions'
import { slug as slugField } from '@registry/shared/contract/fields'
import { AppError } from '@registry/shared/errors/app-error'
import type { ContributePageData } from '@registry/shared/public-pages/contribute-page-data'
import type { Context } from 'koa'
import * as z from 'zod/mini'
import type { WebBundle } from '../../../gateways/web-bundle/web-bundle.ts'
import type { App } from '../../../http/app.ts'
import { ipPrefix } from '../../../http/limits/ip-prefix.ts'
import { createLimitCounter, READS } from '../../../http/limits/limit-counter.ts'
import type { Limit } from '../../../http/limits/rate-limits.ts'
import { toAppError } from '../../../http/responses/error-handler.ts'
import { requestMeta } from '../../../http/server/request-meta.ts'
import {
  CONTRIBUTE_LIMITS,
  contributeToRegistry,
  contributionIdOf,
} from '../../contributions/give/contribute-to-registry.ts'
import * as registryStore from '../../registries/registry-store.ts'
import { sendHtml } from '../send-html.ts'
import { readContributionForm, rejectForeignForm } from './contribution-form.ts'
import {
  type ContributionBody,
  checkConfirmation,
  loadPlace,
  type StepPage,
  type Submission,
  showForm,
  showPayment,
  showRejected,
  showRemaining,
  showRetry,
} from './contribution-steps.ts'
import { loadThanks } from './load-thanks.ts'
import { receiptPath } from './receipt-link.ts'

/** Sent forms per IP address. */
export const FORMS: Limit = { name: 'contribution-forms', points: 120, windowS: 60, by: 'ip' }
/** Payment steps contain phone numbers and payment accounts, which must not be harvested. */
export const PAYMENTS: Limit = {
  ...{ name: 'contribution-payments', points: 60, windowS: 600 },
  ...{ by: 'ip', store: 'postgres' },
}

const PAGES_OF_STEPS = { form: showForm, payment: showPayment, rest: showRemaining } as const

const isStep = (step: string): step is keyof typeof PAGES_OF_STEPS =>
  Object.hasOwn(PAGES_OF_STEPS, step)

/** Stores a contribution once per key and returns the path of its receipt. */
async function store(
  ctx: Context,
  { app, place, sent }: Submission,
  body: ContributionBody,
): Promise<string> {
  const meta = { ...requestMeta(ctx, app), idempotencyKey: sent.key || undefined }
  const slug = place.registryOwner.registrySlug
  const params = { slug, id: place.itemId }
  const limits = createLimitCounter(app, { endpoint: contribute, limits: CONTRIBUTE_LIMITS })
  const by = { ip: ctx.ip, sessionId: undefined, viewer: undefined, params }
  await limits.sender(by)
  await limits.registry(by)
  const stored = await contributeToRegistry({ params, body, meta }, app)
  // A failed refund must not replace the response.
  if (meta.isReplay()) await limits.refund().catch(err => app.log.warn({ err }, 'not refunded'))
  return receiptPath(app, { slug, id: contributionIdOf(stored) })
}

function setRetryAfter(ctx: Context, { details: { retryAfterS } }: AppError): void {
  if (retryAfterS !== undefined) ctx.set('retry-after', String(retryAfterS))
}

/** Returns the next page, or the path of the receipt once the contribution is stored. */
async function respond(ctx: Context, submission: Submission): Promise<StepPage | string> {
  const { step } = submission.sent
  if (step !== 'confirm') return PAGES_OF_STEPS[isStep(step) ? step : 'payment'](submission)
  const checked = await checkConfirmation(submission)
  if ('page' in checked) return checked.page
  try {
    return await store(ctx, submission, checked.body)
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    setRetryAfter(ctx, error)
    return showRejected(submission, error)
  }
}

async function isCurrentSlug({ db }: App, slug: string): Promise<boolean> {
  const isSlug = z.safeParse(slugField, slug).success
  return isSlug && (await registryStore.findBySlug(db, slug)) !== undefined
}

/**
 * Takes a contribution without scripts, in the steps of the dialog: form, payment, thanks. The form and the payment
 * are responses to a POST, so that no personal data is in a URL. The thanks have a URL with a token that expires, so
 * that a reload sends nothing again.
 */
export function contributeRouter(app: App, bundle: WebBundle): Router {
  const router = new Router()

  function show(ctx: Context, data: ContributePageData, status = 200): void {
    const { head, body } = bundle.renderContribute(data)
    // Replacement functions, because `$&` in a product's name would be a pattern.
    const html = bundle.contributeTemplate
      .replace('<!--app-head-->', () => head)
      .replace('<!--app-body-->', () => body)
    sendHtml(ctx, html, status)
    ctx.set('cache-control', 'no-store')
    // With 'no-referrer' browsers would send the next form with the Origin 'null'.
    ctx.set('referrer-policy', 'same-origin')
    ctx.set('x-robots-tag', 'noindex, nofollow')
  }
  function leaveTo(ctx: Context, path: string): void {
    ctx.status = 303
    ctx.set('cache-control', 'no-store')
    ctx.redirect(path)
  }

  router.post('/registry/:slug', async (ctx, next) => {
    const itemId = ctx.query.contribute
    if (typeof itemId !== 'string') return next()
    rejectForeignForm(ctx, app.config.publicUrl)
    const network = ipPrefix(ctx.ip)
    const slug = String(ctx.params.slug)
    // Read before it is counted, so that the response can contain it.
    const sent = await readContributionForm(ctx)
    try {
      await app.rateLimits.consume(FORMS, network)
      const place = await loadPlace(app, slug, itemId)
      const countPayment = () => app.rateLimits.consume(PAYMENTS, network)
      const response = await respond(ctx, { app, place, sent, countPayment })
      if (typeof response === 'string') leaveTo(ctx, response)
      else show(ctx, response.data, response.status)
    } catch (err) {
      const error = toAppError(err)
      const retry = showRetry(slug, sent, error, ctx.state.requestId)
      if (!retry) throw err
      if (retry.status >= 500) app.log.error({ err, requestId: ctx.state.requestId }, 'page failed')
      setRetryAfter(ctx, error)
      show(ctx, retry.data, retry.status)
    }
  })

  router.get('/registry/:slug', async (ctx, next) => {
    const token = ctx.query.contributed
    if (typeof token !== 'string') return next()
    await app.rateLimits.consume(READS, ipPrefix(ctx.ip))
    const slug = String(ctx.params.slug)
    const data = await loadThanks(app, slug, token)
    if (data) return show(ctx, data)
    // The page of a former slug redirects to the current one, with the token.
    if (!(await isCurrentSlug(app, slug))) return next()
    leaveTo(ctx, `/registry/${encodeURIComponent(slug)}`)
  })
  return router
}
