import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { share } from '../../../../shared/test/share.ts'
import {
  completionOf,
  fails,
  type LlmBehavior,
  says,
  saysJson,
  startLlmServer,
} from '../../../test/llm-server.ts'
import { type ChatSettings, createChatLlm } from './chat-llm.ts'

const server = share(startLlmServer)

const KEY = 'key-that-nobody-may-read'
const question = {
  task: 'Answer with JSON {"word": string}.',
  facts: { productName: 'Pram' },
  answer: z.object({ word: z.string() }),
}

const ask = (settings: Partial<ChatSettings> = {}) =>
  createChatLlm({
    baseUrl: server.baseUrl,
    apiKey: KEY,
    model: 'small',
    pauseMs: 0,
    ...settings,
  }).ask(question)

const failureOf = (settings?: Partial<ChatSettings>) =>
  ask(settings).then(
    () => undefined,
    (error: unknown) => error,
  )

const ok = saysJson({ word: 'soft' })
const hang: LlmBehavior = () => undefined
const stallInBody: LlmBehavior = response => response.write('{"choices":')
const drip: LlmBehavior = response => {
  const timer = setInterval(() => response.write(' '), 20)
  response.on('close', () => clearInterval(timer))
}
const short = { tryMs: 150, totalMs: 400 }

describe('the language model', () => {
  test('receives one request with the key, and data separate from instructions', async () => {
    server.behave(ok)
    expect(await ask()).toEqual({ word: 'soft' })
    const [asked] = server.received
    expect(asked).toMatchObject({ url: '/v1/chat/completions', authorization: `Bearer ${KEY}` })
    expect(asked?.body).toEqual({
      model: 'small',
      messages: [
        { role: 'system', content: question.task },
        { role: 'user', content: '{"productName":"Pram"}' },
      ],
      response_format: { type: 'json_object' },
    })
  })

  test('receives no authorization header without a key', async () => {
    server.behave(ok)
    await ask({ apiKey: undefined })
    expect(server.received[0]?.authorization).toBeUndefined()
  })

  test.each([
    ['fenced', '```json\n{"word":"soft"}\n```'],
    ['fenced without a language', '```\n{"word":"soft"}\n```'],
    ['talked around', 'Of course! {"word":"soft"} I hope this helps.'],
    ['with more than was asked for', '{"word":"soft","url":"https://bad.example"}'],
  ])('is understood when its answer is %s', async (_, content) => {
    server.behave(says(content))
    expect(await ask()).toEqual({ word: 'soft' })
  })

  test.each<[string, LlmBehavior]>([
    ['broken JSON', says('{"word":')],
    ['of the wrong shape', saysJson({ word: 7 })],
    ['a refusal', says(null)],
    ['no choice at all', response => response.end('{"choices":[]}')],
    ['no envelope', response => response.end('<html>')],
    ['a fence that never ends', says(`\`\`\`${' '.repeat(60_000)}`)],
    ['huge', response => response.end(completionOf(' '.repeat(1_000_000)))],
  ])('is not believed, nor asked again, when its answer is %s', async (_, mood) => {
    server.behave(mood)
    expect(await failureOf()).toMatchObject({ failure: 'unusable' })
    expect(server.received).toHaveLength(1)
  })

  test.each([
    [400, {}],
    [401, {}],
    [302, { location: '/v1/elsewhere' }],
  ])('is asked once and followed nowhere when it answers %i', async (status, headers) => {
    server.behave(fails(status, headers), ok)
    expect(await failureOf()).toMatchObject({ failure: 'refused', status })
    expect(server.received.map(({ url }) => url)).toEqual(['/v1/chat/completions'])
  })

  test.each<[string, LlmBehavior]>([
    ['429', fails(429, { 'retry-after': '0' })],
    ['429 without a time', fails(429)],
    ['500', fails(500)],
    ['a broken connection', response => response.destroy()],
  ])('is asked once more after %s', async (_, mood) => {
    server.behave(mood, ok)
    expect(await ask()).toEqual({ word: 'soft' })
    expect(server.received).toHaveLength(2)
  })

  test.each<[string, LlmBehavior, object]>([
    ['429', fails(429, { 'retry-after': '0' }), { failure: 'limited', status: 429 }],
    ['500', fails(500), { failure: 'broken', status: 500 }],
    ['a broken connection', response => response.destroy(), { failure: 'unreachable' }],
  ])('is given up when %s comes again', async (_, mood, failure) => {
    server.behave(mood)
    expect(await failureOf()).toMatchObject(failure)
    expect(server.received).toHaveLength(2)
  })

  test.each(['18', '3600', 'Fri, 01 Jan 2100 00:00:00 GMT'])(
    'is not waited for when it wants to be left alone for %s',
    async wish => {
      server.behave(fails(429, { 'retry-after': wish }), ok)
      expect(await failureOf()).toMatchObject({ failure: 'limited' })
      expect(server.received).toHaveLength(1)
    },
  )

  test.each<[string, LlmBehavior]>([
    ['says nothing', hang],
    ['stops in mid-answer', stallInBody],
    ['answers byte by byte', drip],
  ])('is left after its time, and not asked again, when it %s', async (_, mood) => {
    server.behave(mood)
    expect(await failureOf(short)).toMatchObject({ failure: 'late' })
    // On a busy machine the timeout may fire before the request arrives.
    expect(server.received.length).toBeLessThanOrEqual(1)
  })

  test('has only the remaining total time for the second attempt', async () => {
    const over = new AbortController()
    const endsTheWhole = () => over.abort(new DOMException('over', 'TimeoutError'))
    server.behave(fails(429, { 'retry-after': '0' }), endsTheWhole)
    const patient = { tryMs: 240_000, totalMs: 240_000, budgetOf: () => over.signal }
    expect(await failureOf(patient)).toMatchObject({ failure: 'late' })
    expect(server.received).toHaveLength(2)
  })

  test('throws unreachable when the connection is refused', async () => {
    const away = await startLlmServer()
    await away.stop()
    expect(await failureOf({ baseUrl: away.baseUrl })).toMatchObject({ failure: 'unreachable' })
  })

  test.each<[string, LlmBehavior]>([
    ['refuses', fails(401)],
    ['cannot be understood', says(KEY)],
    ['breaks off', response => response.destroy()],
  ])('leaves no key, address or question in the failure when it %s', async (_, mood) => {
    server.behave(mood)
    const error = await failureOf()
    const told = `${error instanceof Error && error.stack} ${JSON.stringify(error)}`
    expect(told).toContain('The language model gave no answer')
    expect(told).not.toContain(KEY)
    expect(told).not.toContain(server.baseUrl)
    expect(told).not.toContain('Pram')
    expect(error).not.toHaveProperty('cause')
  })
})
