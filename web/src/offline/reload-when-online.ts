/** Reloads the requested page when the browser is online again. */
addEventListener('online', () => location.reload())

export {}
