import { execFile } from 'node:child_process'
import { expect, it } from 'vitest'
import { DEMO_API_KEY } from '../../lib/config/env'

/** A database that nobody serves: to be asked for it is to have got past the settings. */
const DATABASE_URL = 'postgresql://nobody@127.0.0.1:9/none'

const start = (program: string, settings: Record<string, string>) =>
  new Promise<{ code: number | string; said: string }>((resolve) =>
    execFile(
      process.execPath,
      ['--import', 'tsx', program],
      { env: { ...process.env, PORT: '0', API_KEY: '', API_URL: '', DEMO: '', DATABASE_URL, ...settings } },
      (error, stdout, stderr) => resolve({ code: error?.code ?? 0, said: stdout + stderr }),
    ),
  )

it.each(['server.ts', 'scripts/agency-serve.ts'])(
  '%s on a database of ours stops with one line when its api key is missing or known to all (D-05, D-08)',
  async (program) => {
    const [missing, known, own] = await Promise.all([
      start(program, {}),
      start(program, { API_KEY: DEMO_API_KEY }),
      start('scripts/agency-serve.ts', { API_KEY: 'our-own' }),
    ])
    expect(missing.code).toBe(1)
    expect(missing.said).toMatch(/^Setting API_KEY is missing: [^\n]+\n$/)
    expect(known.code).toBe(1)
    expect(known.said).toMatch(/^Setting API_KEY is the demonstration’s[^\n]+\n$/)
    expect(known.said).not.toContain(DEMO_API_KEY)
    expect(own.said).toMatch(/^The database at DATABASE_URL/)
  },
)
