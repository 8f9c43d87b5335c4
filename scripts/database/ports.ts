import { randomInt } from 'node:crypto'
import net from 'node:net'

/** Below the range that systems lend to outgoing connections, so a remembered port stays free. */
const LOWEST = 20_000
const HIGHEST = 32_000

/** True when nothing listens on the port of this machine's own address. */
function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = net.createServer()
    probe.once('error', () => resolve(false))
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)))
  })
}

/** A port that nothing listens on, the wanted one if it can be had. */
export async function freePort(wanted?: number): Promise<number> {
  if (wanted && (await isFree(wanted))) return wanted
  for (;;) {
    const port = randomInt(LOWEST, HIGHEST)
    if (await isFree(port)) return port
  }
}
