import type { APIRequestContext, Page } from '@playwright/test'

/** Returns the signed-in owner's request headers. */
export async function ownerHeaders(page: Page): Promise<Record<string, string>> {
  const token = await page.evaluate(() => localStorage.getItem('accessToken'))
  return { authorization: `Bearer ${token}`, 'x-requested-with': 'registry' }
}

/** Returns the request headers of a new visitor session. */
export async function visitorHeaders(request: APIRequestContext): Promise<Record<string, string>> {
  const { sessionToken } = await (await request.post('/api/auth/session')).json()
  return { 'x-session-token': sessionToken }
}

/**
 * Clears cookies and local storage, as a new browser. First leaves the page, which would still send requests with the
 * token that it knows.
 */
export async function clearStorage(page: Page): Promise<void> {
  await page.goto('/api/health')
  await page.context().clearCookies()
  await page.evaluate(() => localStorage.clear())
}
