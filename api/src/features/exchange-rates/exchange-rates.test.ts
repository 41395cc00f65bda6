import { createServer, type ServerResponse } from 'node:http'
import { getExchangeRate } from '@registry/shared/contract/items/quick-add'
import { beforeEach, describe, expect, test } from 'vitest'
import { listen } from '../../../../shared/test/listen.ts'
import { share } from '../../../../shared/test/share.ts'
import { makeAccount } from '../../../test/make-account.ts'
import { makeExtensionToken } from '../../../test/make-owner-token.ts'
import { startApi, TEST_TIMEOUT_MS, type TestApi } from '../../../test/start-api.ts'
import { BUILT_IN_RATES } from '../../gateways/exchange-rates/built-in-rates.ts'
import { createExchangeRates } from '../../gateways/exchange-rates/create-exchange-rates.ts'
import { type Rates, readRates } from '../../gateways/exchange-rates/read-rates.ts'

const HOUR = 3_600_000
const TODAY: Rates = {
  base: 'SGD',
  date: '2026-11-20',
  rates: { USD: 0.8, JPY: 115.5, XXX: 0, YYY: -1 },
}

type Mood = (response: ServerResponse) => void
const says =
  (value: unknown): Mood =>
  response =>
    response.end(JSON.stringify(value))

let mood: Mood = says(TODAY)
let asked: string[] = []
const server = share(() =>
  listen(
    createServer(({ url = '' }, response) => {
      asked.push(url)
      mood(response)
    }),
  ),
)
beforeEach(() => {
  asked = []
  mood = says(TODAY)
})

async function openExtension(api: TestApi) {
  const { id } = await makeAccount(api.app)
  return api.as({ authorization: `Bearer ${await makeExtensionToken(api.app, id)}` })
}

const rateAt = async (api: TestApi, currency: string) => {
  const { call } = await openExtension(api)
  return (await call(getExchangeRate, { params: { currency } })).data
}

describe('an exchange rate', () => {
  test('is fixed for rupees and that of the build for other currencies without a source', async () => {
    const api = await startApi()
    const rates = await Promise.all(
      ['INR', 'SGD', 'USD', 'XXX'].map(currency => rateAt(api, currency)),
    )
    expect(rates).toEqual([
      { currency: 'INR', sgdPerUnit: 1 / 66, asOf: null },
      { currency: 'SGD', sgdPerUnit: 1, asOf: null },
      { currency: 'USD', sgdPerUnit: 1.27226, asOf: `${BUILT_IN_RATES.date}T00:00:00.000Z` },
      { currency: 'XXX', sgdPerUnit: null, asOf: null },
    ])
    for (const currency of ['usd', 'US', 'USDX', '__proto__']) {
      await expect(rateAt(api, currency)).rejects.toMatchObject({ code: 'VALIDATION_FAILED' })
    }
    await api.stop()
  })

  test('is that of the source, which is requested once without personal data', async () => {
    const api = await startApi({ env: { EXCHANGE_RATES_URL: `${server.url}/v1/latest?key=k` } })
    const codes = ['USD', 'JPY', 'EUR', 'INR', 'XXX', 'YYY']
    const rates = await Promise.all(codes.map(currency => rateAt(api, currency)))
    expect(rates.map(({ sgdPerUnit }) => sgdPerUnit)).toEqual([
      ...[1.25, 0.00865801, null, 1 / 66, null, null],
    ])
    expect(rates[0]?.asOf).toBe('2026-11-20T00:00:00.000Z')
    expect(asked).toEqual(['/v1/latest?key=k&base=SGD'])
    await api.stop()
  })
})

describe('the source of exchange rates', () => {
  test.each<[string, Mood]>([
    ['fails', response => response.writeHead(500).end(JSON.stringify(TODAY))],
    ['leads elsewhere', response => response.writeHead(302, { location: '/other' }).end()],
    ['is no JSON', response => response.end('<html>')],
    ['has another base', says({ ...TODAY, base: 'EUR' })],
    ['has no day', says({ ...TODAY, date: 'today' })],
    ['has words for rates', says({ ...TODAY, rates: { USD: '0.8' } })],
    ['is endless', response => response.end(`{"base":"${'x'.repeat(100_000)}"}`)],
    ['breaks off', response => response.destroy()],
  ])('returns none when it %s, after one request', async (_, how) => {
    mood = how
    expect(await readRates(`${server.url}/v1/latest`, TEST_TIMEOUT_MS)).toBeUndefined()
    expect(asked).toHaveLength(1)
  })

  // On a busy machine the request may arrive after its deadline, so requests are not counted here.
  test.each<[string, Mood]>([
    ['hangs', () => undefined],
    ['stalls', response => response.write('{"base":')],
  ])('returns none when it %s', async (_, how) => {
    const unresponsive = await listen(createServer((_request, response) => how(response)))
    expect(await readRates(`${unresponsive.url}/v1/latest`, 200)).toBeUndefined()
    await unresponsive.stop()
  })

  test('is requested every six hours and paused after a failure; its last rates stay, with their date', async () => {
    let time = Date.parse('2026-11-20T10:00:00Z')
    let answer: Rates | undefined
    let count = 0
    const { rateOf } = createExchangeRates({
      read: async () => {
        count += 1
        return answer
      },
      now: () => new Date(time),
    })
    const look = async (ms: number) => {
      time += ms
      const rate = await rateOf('USD')
      return [rate?.sgdPerUnit, rate?.asOf.slice(0, 10), count]
    }
    const builtIn = [1.27226, BUILT_IN_RATES.date]
    const read = [1.25, TODAY.date]
    expect(await look(0)).toEqual([...builtIn, 1])
    answer = TODAY
    expect(await look(HOUR / 12 - 1)).toEqual([...builtIn, 1])
    expect(await look(1)).toEqual([...read, 2])
    expect(await look(6 * HOUR - 1)).toEqual([...read, 2])
    answer = undefined
    expect(await look(1)).toEqual([...read, 3])
    expect(await look(240 * HOUR)).toEqual([...read, 4])
  })
})
