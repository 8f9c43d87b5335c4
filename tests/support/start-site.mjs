// Plain JavaScript, because scripts/test.mjs runs this file without a compiler.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import net from 'node:net'

const POLL_MS = 200

export function findFreePort() {
  return new Promise((resolve, reject) => {
    const probe = net.createServer().once('error', reject)
    probe.listen(0, () => {
      const { port } = probe.address()
      probe.close(() => resolve(port))
    })
  })
}

export const isServing = (base) =>
  fetch(`${base}/healthz`).then(
    (response) => response.ok,
    () => false,
  )

/**
 * Starts tests/support/e2e-server and waits until the site answers.
 * @param {number} port
 * @param {Record<string, string>} [env] further variables of the server
 */
export async function startSiteUnderTest(port, env = {}) {
  const base = `http://localhost:${port}`
  // One signal to the process group ends the server and everything that it started.
  const server = spawn(process.execPath, ['--import', 'tsx', 'tests/support/e2e-server.ts'], {
    detached: true,
    env: { ...process.env, ...env, E2E_PORT: String(port) },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const hasEnded = () => server.exitCode !== null || server.signalCode !== null
  const stop = async () => {
    if (hasEnded()) return
    process.kill(-server.pid, 'SIGTERM')
    await once(server, 'exit')
  }
  while (!(await isServing(base))) {
    if (hasEnded()) throw new Error('The site under test did not start; see above.')
    await new Promise((resolve) => setTimeout(resolve, POLL_MS))
  }
  return { base, stop }
}
