/** Whether an address belongs to the API: failures there are JSON, and nothing leads to a page. */
export const isApi = (path: string) => path === '/api' || path.startsWith('/api/')
