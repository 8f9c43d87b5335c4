import { spawn } from 'node:child_process'
import { once } from 'node:events'

/** A site on a database of ours is no demonstration unless it says so, and wants a key. */
export const OWN_KEY = 'a-key-of-the-second-site'

/** The same build, served by another process with settings of its own. */
export interface SecondSite {
  base: string
  stop(): Promise<void>
}

/**
 * Starts one on a free port; the build and the database have been made by the server under test.
 * @param settings over those of this process; an empty text unsets
 */
export async function startSite(settings: Record<string, string>): Promise<SecondSite> {
  const site = spawn(process.execPath, ['scripts/start.mjs'], {
    env: { ...process.env, PORT: '0', DEMO: '', ...settings },
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  const stop = async () => {
    if (site.exitCode !== null || site.signalCode !== null) return
    site.kill('SIGTERM')
    await once(site, 'exit')
  }
  let said = ''
  for await (const chunk of site.stdout) {
    said += String(chunk)
    const base = /Ready: (\S+)/.exec(said)?.[1]
    if (base) {
      site.stdout.resume()
      return { base, stop }
    }
  }
  throw new Error(`the site did not start: ${said}`)
}
