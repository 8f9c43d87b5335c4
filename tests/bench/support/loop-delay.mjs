// Preloaded into a server under test: answers every message with the longest stay of its event loop since the last one.
import { monitorEventLoopDelay } from 'node:perf_hooks'

const histogram = monitorEventLoopDelay({ resolution: 1 })
histogram.enable()
process.on('message', () => {
  process.send({ maxMs: histogram.max / 1e6 })
  histogram.reset()
})
process.channel?.unref()
