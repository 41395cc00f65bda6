/** True for paths of the API, whose errors are JSON and which never redirect to a page. */
export const isApi = (path: string) => path === '/api' || path.startsWith('/api/')
