// Preloaded into each process of the measured server. At each SIGUSR2 it writes the resources used since the previous one
// into a file.
import fs from 'node:fs'
import path from 'node:path'
import { monitorEventLoopDelay } from 'node:perf_hooks'

const delays = monitorEventLoopDelay({ resolution: 1 })
delays.enable()
let lastUsage = process.cpuUsage()
process.on('SIGUSR2', () => {
  globalThis.gc?.()
  const { user, system } = process.cpuUsage(lastUsage)
  lastUsage = process.cpuUsage()
  const file = path.join(process.env.REPORT_FOLDER, String(process.pid))
  const report = {
    loopMaxMs: delays.max / 1e6,
    processorMs: (user + system) / 1_000,
    rss: process.memoryUsage.rss(),
    inUse: process.memoryUsage().heapUsed + process.memoryUsage().external,
  }
  // Renamed when it is complete, because the benchmark waits for the file.
  fs.writeFileSync(`${file}.draft`, JSON.stringify(report))
  fs.renameSync(`${file}.draft`, file)
  delays.reset()
})
