// Preloaded into the measured server. Replies to every message with the resources used since the previous message.
import { monitorEventLoopDelay } from 'node:perf_hooks'

const delays = monitorEventLoopDelay({ resolution: 1 })
delays.enable()
let lastUsage = process.cpuUsage()
process.on('message', () => {
  globalThis.gc?.()
  const { user, system } = process.cpuUsage(lastUsage)
  lastUsage = process.cpuUsage()
  process.send({
    loopMaxMs: delays.max / 1e6,
    processorMs: (user + system) / 1_000,
    rss: process.memoryUsage.rss(),
    inUse: process.memoryUsage().heapUsed + process.memoryUsage().external,
  })
  delays.reset()
})
process.channel?.unref()
