// Loaded before a child's own code (`node --import`). The channel to the supervisor closes however the
// supervisor ends; a child left alone stops as if it had been asked to.
const hardExitAfterMs = 10_000

process.on('disconnect', () => {
  process.kill(process.pid, 'SIGTERM')
  setTimeout(() => process.exit(1), hardExitAfterMs).unref()
})
// Listening must not keep a child alive that has finished by itself.
process.channel?.unref()
