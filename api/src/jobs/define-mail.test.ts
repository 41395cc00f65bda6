import { spawn } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { register } from '@registry/shared/contract/account/auth'
import PostalMime from 'postal-mime'
import type { SMTPServerOptions } from 'smtp-server'
import { afterEach, describe, expect, test } from 'vitest'
import * as z from 'zod'
import { refusal, startMailServer } from '../../test/mail-server.ts'
import { makeAccount } from '../../test/make-account.ts'
import { startApi, type TestApi } from '../../test/start-api.ts'
import { unscheduledJobs } from '../../test/unscheduled-jobs.ts'
import { sendReset } from '../features/auth/auth-mails.ts'
import { createMail } from '../gateways/mail/create-mail.ts'
import { defineJob } from './define-job.ts'
import { enqueue } from './enqueue.ts'
import { createJobWorker } from './worker/job-worker.ts'

const open: { stop(): Promise<void> }[] = []
afterEach(async () => {
  for (const part of open.splice(0).toReversed()) await part.stop()
})

async function setUp(options?: SMTPServerOptions) {
  const server = await startMailServer(options)
  open.push(server)
  const api = await startApi({
    env: { SMTP_URL: server.smtpUrl, MAIL_FROM: 'Baby Registry <registry@example.com>' },
  })
  open.push(api)
  return { server, api, account: await makeAccount(api.app) }
}

/** Runs due jobs one by one. */
async function work(api: TestApi): Promise<void> {
  const mail = createMail(api.app.config, api.app.newId)
  const { promise: reached, resolve } = Promise.withResolvers<void>()
  const last = defineJob({ name: 'last', payload: z.object({}), run: async () => resolve() })
  await enqueue(api.app.db, last, {})
  const worker = createJobWorker({
    databaseUrl: api.databaseUrl,
    jobs: [...unscheduledJobs, last],
    tools: { app: api.app, mail },
    concurrency: 1,
  })
  await worker.start()
  await reached
  await worker.stop()
  mail.close()
}

const waiting = (api: TestApi) => api.app.db('graphile_worker.jobs').orderBy('id')

/** Makes the next attempt due. */
const passBackOff = (api: TestApi) =>
  api.app.db.raw('update graphile_worker._private_jobs set run_at = now()')

describe('a mail', () => {
  test('is retried with increasing delays while the server is busy', async () => {
    let isBusy = true
    const { api, server, account } = await setUp({
      onRcptTo: ({ address }, _, done) => done(isBusy ? refusal(451, `later: ${address}`) : null),
    })
    await enqueue(api.app.db, sendReset, { userId: account.id })
    await work(api)
    const [job] = await waiting(api)
    expect(job).toMatchObject({ attempts: 1, max_attempts: 10, locked_at: null })
    expect(job.last_error).toMatch(/did not take a mail: EENVELOPE RCPT TO 451$/)
    expect(job.run_at.getTime()).toBeGreaterThan(job.updated_at.getTime())
    await passBackOff(api)
    isBusy = false
    await work(api)
    expect(server.received.map(one => one.to)).toEqual([[account.email]])
    expect(await waiting(api)).toEqual([])
  })

  test('that is rejected permanently is not retried', async () => {
    const { api, server, account } = await setUp({
      onRcptTo: ({ address }, _, done) => done(refusal(550, `no ${address}`)),
    })
    await enqueue(api.app.db, sendReset, { userId: account.id })
    await work(api)
    expect(await waiting(api)).toEqual([])
    expect(server.received).toEqual([])
  })

  test('does not fail the request that causes it', async () => {
    const { api, server } = await setUp()
    await server.stop()
    const { user } = await api.call(register, {
      body: {
        email: 'mei@example.com',
        password: 'Rattle7Moon',
        name: 'Mei',
        registryName: 'Baby Lim',
      },
    })
    expect(user).toMatchObject({ email: 'mei@example.com', emailVerified: false })
    await work(api)
    const [job] = await waiting(api)
    expect(job).toMatchObject({ task_identifier: 'send_verification', attempts: 1 })
    expect(job.last_error).toMatch(/ESOCKET|ECONN/)
    expect(JSON.stringify(job)).not.toContain('mei@')
  })

  test('of a killed worker arrives at most twice, with the same message id', async () => {
    const { api, server, account } = await setUp()
    await enqueue(api.app.db, sendReset, { userId: account.id })
    const worker = spawn(
      process.execPath,
      [path.join(import.meta.dirname, '../../test/crashing-mail-worker.ts')],
      {
        env: {
          ...process.env,
          DATABASE_URL: api.databaseUrl,
          DATABASE_TIMEOUT_MS: '60000',
          DATA_DIR: api.app.config.dataDir,
          SMTP_URL: server.smtpUrl,
          PUBLIC_URL: api.app.config.publicUrl,
        },
        stdio: ['ignore', 'ignore', 'inherit'],
      },
    )
    await once(worker, 'exit')
    expect(server.received).toHaveLength(1)
    expect(await waiting(api)).toMatchObject([{ locked_by: expect.any(String), attempts: 1 }])
    await api.app.db('worker_heartbeats').update({ seen_at: new Date(Date.now() - 31_000) })
    await work(api)
    expect(server.received).toHaveLength(2)
    const [first, second] = await Promise.all(server.received.map(one => PostalMime.parse(one.raw)))
    expect(second?.messageId).toBe(first?.messageId)
    expect(second?.text).toBe(first?.text)
    expect(await waiting(api)).toEqual([])
  })
})
