/** Resolves on Ctrl-C, SIGTERM or SIGHUP, or when the launcher exits. */
export function waitForStopSignal(): Promise<void> {
  return new Promise(resolve => {
    // The listeners stay: Ctrl-C arrives several times, from the terminal and from npm, and a signal without a
    // listener kills the process.
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => resolve())
    if (process.connected) process.on('disconnect', () => resolve())
  })
}
