/** The page that was asked for is loaded again as soon as there is a connection. */
addEventListener('online', () => location.reload())

export {}
