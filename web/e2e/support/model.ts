import {
  type LlmMood,
  type LlmServer,
  saysJson,
  startLlmServer,
} from '../../../api/test/llm-server.ts'
import { startProduct } from '../../../shared/tools/start-product.ts'
import { test as base, expect } from './owner.ts'

/** Owners' stories on a product that has a language model on this machine to ask. */
export const test = base.extend<object, { model: LlmServer }>({
  model: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures from the pattern
    async ({}, use) => {
      const model = await startLlmServer()
      await use(model)
      await model.stop()
    },
    { scope: 'worker' },
  ],
  product: [
    async ({ shop, model }, use) => {
      const product = await startProduct({
        scraperAllowedHosts: [shop.host],
        env: { LLM_BASE_URL: model.baseUrl },
      })
      await use(product)
      await product.stop()
    },
    { scope: 'worker', timeout: 600_000 },
  ],
})

/** Answers each of the two questions as it should be. */
export function helpful(keywords: string[], description: string): LlmMood {
  return (response, asked) => {
    const wantsKeywords = asked.body.messages[0]?.content.includes('{"keywords"')
    return saysJson(wantsKeywords ? { keywords } : { description })(response, asked)
  }
}

export { expect }
