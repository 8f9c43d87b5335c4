import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { siteDataDir } from './e2e-database'

/** The API key of a second site outside a demonstration, which must not have the default key. */
export const SECOND_SITE_API_KEY = 'a-key-of-the-second-site'

export interface SecondSite {
  base: string
  stop(): Promise<void>
}

/**
 * Starts another process of the same build on a free port. It uses the data folder of the site under test: when both
 * share a database, it also runs jobs that read these files.
 * @param settings override the settings of this process; an empty text unsets a setting
 */
export async function startSecondSite(settings: Record<string, string>): Promise<SecondSite> {
  const site = spawn(process.execPath, ['.next/runtime/server.mjs'], {
    env: {
      ...process.env,
      NODE_ENV: 'production',
      PORT: '0',
      DEMO: '',
      DATA_DIR: siteDataDir(),
      ...settings,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const stop = async () => {
    if (site.exitCode !== null || site.signalCode !== null) return
    site.kill('SIGTERM')
    await once(site, 'exit')
  }
  let output = ''
  for await (const chunk of site.stdout) {
    output += String(chunk)
    const base = /Ready: (\S+)/.exec(output)?.[1]
    if (base) {
      // Drains the output, so that the pipe does not fill and block the site.
      site.stdout.resume()
      return { base, stop }
    }
  }
  throw new Error(`The second site did not start: ${output}`)
}
