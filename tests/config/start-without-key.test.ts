import { execFile } from 'node:child_process'
import { expect, it } from 'vitest'
import { DEMO_API_KEY } from '../../lib/config/env'

/** No server listens at this address, so a program that fails to connect has accepted its settings. */
const DATABASE_URL = 'postgresql://nobody@127.0.0.1:9/none'

const startProgram = (program: string, settings: Record<string, string>) =>
  new Promise<{ code: number | string; output: string }>((resolve) =>
    execFile(
      process.execPath,
      ['--import', 'tsx', program],
      { env: { ...process.env, PORT: '0', API_KEY: '', API_URL: '', DEMO: '', DATABASE_URL, ...settings } },
      (error, stdout, stderr) => resolve({ code: error?.code ?? 0, output: stdout + stderr }),
    ),
  )

it.each(['server.ts', 'scripts/agency-serve.ts'])(
  '%s with its own database stops with one line when its API key is missing or the public one (D-05, D-08)',
  async (program) => {
    const [withoutKey, withDemoKey, withOwnKey] = await Promise.all([
      startProgram(program, {}),
      startProgram(program, { API_KEY: DEMO_API_KEY }),
      // server.ts would go on and start Next, so only the other program shows that a key is accepted.
      startProgram('scripts/agency-serve.ts', { API_KEY: 'our-own' }),
    ])
    expect(withoutKey.code).toBe(1)
    expect(withoutKey.output).toMatch(/^Setting API_KEY is missing: [^\n]+\n$/)
    expect(withDemoKey.code).toBe(1)
    expect(withDemoKey.output).toMatch(/^Setting API_KEY is the demonstration’s[^\n]+\n$/)
    expect(withDemoKey.output).not.toContain(DEMO_API_KEY)
    expect(withOwnKey.output).toMatch(/^The database at DATABASE_URL/)
  },
)
