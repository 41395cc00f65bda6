/** Settles when somebody asks for the end: Ctrl-C, a signal, or the launcher's own end. */
export function waitForStopSignal(): Promise<void> {
  return new Promise(resolve => {
    // Listeners stay: one Ctrl-C arrives several times, from the terminal and from npm, and a signal
    // without a listener would kill.
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => resolve())
    if (process.connected) process.on('disconnect', () => resolve())
  })
}
