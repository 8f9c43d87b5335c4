import { execFile } from 'node:child_process'
import fs from 'node:fs/promises'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { FIXTURES, workbench } from './workbench'

/** D-171: `npm run agency -- …`, as a person runs it. */
const bench = workbench()

function agency(...args: string[]): Promise<{ code: number; out: string; err: string }> {
  const env = { ...process.env, DATABASE_URL: bench.url, API_URL: '' }
  return new Promise((resolve) => {
    execFile(
      process.execPath,
      ['--import', 'tsx', 'scripts/agency.ts', ...args],
      { env },
      (error, out, err) => resolve({ code: error ? Number(error.code) : 0, out, err }),
    )
  })
}

describe('the command line', () => {
  it('imports, with exit code 2 for refused rows and 0 for none', async () => {
    const refused = await agency('import', path.join(FIXTURES, 'lettings-pipes.blm'))
    expect(refused.code).toBe(2)
    expect(refused.out).toContain('7 new, 0 changed, 0 unchanged, 0 withdrawn, 8 refused')
    expect(refused.out).toContain("row 11, AGENT_REF A11: PRICE '-500,000' is negative")
    const trial = await agency('import', path.join(FIXTURES, 'blank-towns.blm'), '--dry-run')
    expect(trial.code).toBe(0)
    expect(trial.out).toContain('This was a trial: nothing has been written.')
    expect(await bench.count('listing')).toBe(7)
  })

  it('says in one line what a file lacks, or what was mistyped, with exit code 1', async () => {
    const file = path.join(bench.folder, 'x.blm')
    await fs.writeFile(file, 'hello')
    expect(await agency('import', file)).toEqual({
      code: 1,
      out: '',
      err: `${file} was not imported: this is not a BLM file: it has no #HEADER#.\n`,
    })
    expect((await agency('import', 'nosuch.blm')).err).toBe(
      "there is no file 'nosuch.blm'. See npm run agency -- --help\n",
    )
    expect((await agency('frob')).err).toBe("'frob' is not a command. See npm run agency -- --help\n")
  })

  it('sets and gets site meta, and publishes only what may be', async () => {
    const file = path.join(bench.folder, 'meta.json')
    await fs.writeFile(file, '{"title":"About us – £"}\n')
    expect((await agency('meta', 'set', 'about-us-meta', file)).code).toBe(0)
    expect((await agency('meta', 'get', 'about-us-meta')).out).toBe('{"title":"About us – £"}\n')
    await bench.fixture('blank-towns.blm')
    expect((await agency('listing', 'withdraw', '1')).out).toBe('Listing 1 is withdrawn.\n')
    const publish = await agency('listing', 'publish', '1')
    expect(publish.code).toBe(1)
    expect(publish.out).toContain('council tax band is not given')
  })
}, 60_000)
