import { randomInt } from 'node:crypto'
import net from 'node:net'

/**
 * The range is below the ephemeral ports, which the system gives to outgoing connections. The database uses the same port
 * at each start, so the system must not take that port in the meantime.
 */
const LOWEST_PORT = 20_000
const HIGHEST_PORT = 32_000

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = net.createServer()
    probe.once('error', () => resolve(false))
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)))
  })
}

/** Finds a free port. @param preferredPort the port to return if it is free */
export async function findFreePort(preferredPort?: number): Promise<number> {
  if (preferredPort && (await isFree(preferredPort))) return preferredPort
  for (;;) {
    const port = randomInt(LOWEST_PORT, HIGHEST_PORT)
    if (await isFree(port)) return port
  }
}
