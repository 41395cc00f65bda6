// Loaded before a child's own code (`node --import`). The IPC channel closes when the supervisor exits for any
// reason; the child then shuts down as on SIGTERM.
const hardExitAfterMs = 10_000

process.on('disconnect', () => {
  process.kill(process.pid, 'SIGTERM')
  setTimeout(() => process.exit(1), hardExitAfterMs).unref()
})
// The listener must not prevent the child from exiting.
process.channel?.unref()
