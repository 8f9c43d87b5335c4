import { randomInt } from 'node:crypto'
import net from 'node:net'

/** The range is below the ports that systems give to outgoing connections, so that a saved port stays free. */
const LOWEST_PORT = 20_000
const HIGHEST_PORT = 32_000

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = net.createServer()
    probe.once('error', () => resolve(false))
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)))
  })
}

/** @param wanted the port to return if it is free */
export async function findFreePort(wanted?: number): Promise<number> {
  if (wanted && (await isFree(wanted))) return wanted
  for (;;) {
    const port = randomInt(LOWEST_PORT, HIGHEST_PORT)
    if (await isFree(port)) return port
  }
}
