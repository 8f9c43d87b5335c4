import fs from 'node:fs/promises'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { runAgencyHere } from '../../support/run-agency'
import { FIXTURES, openImportSuite } from './import-suite'

const suite = openImportSuite()

/** Sets the database at each call, because the suite's database does not exist before the tests begin. */
const runAgency = (...args: string[]) => {
  process.env.DATABASE_URL = suite.url
  return runAgencyHere(...args)
}

describe('npm run agency (D-171)', () => {
  it('imports a file, with exit code 2 if rows are refused and otherwise 0', async () => {
    const refused = await runAgency('import', path.join(FIXTURES, 'lettings-pipes.blm'))
    expect(refused.code).toBe(2)
    expect(refused.out).toContain('7 new, 0 changed, 0 unchanged, 0 withdrawn, 8 refused')
    expect(refused.out).toContain("row 11, AGENT_REF A11: PRICE '-500,000' is negative")
    const dryRun = await runAgency('import', path.join(FIXTURES, 'blank-towns.blm'), '--dry-run')
    expect(dryRun.code).toBe(0)
    expect(dryRun.out).toContain('This was a trial: nothing has been written.')
    expect(await suite.countRows('listing')).toBe(7)
  })

  it('prints one line about an invalid file or command, with exit code 1', async () => {
    const file = path.join(suite.folder, 'x.blm')
    await fs.writeFile(file, 'hello')
    expect(await runAgency('import', file)).toEqual({
      code: 1,
      out: '',
      err: `${file} was not imported: this is not a BLM file: it has no #HEADER#.\n`,
    })
    expect((await runAgency('import', 'nosuch.blm')).err).toBe(
      "there is no file 'nosuch.blm'. See npm run agency -- --help\n",
    )
    expect((await runAgency('unknown')).err).toBe(
      "'unknown' is not a command. See npm run agency -- --help\n",
    )
  })

  it('refuses an option or argument that a command does not take, and does nothing', async () => {
    await suite.importFixture('blank-towns.blm')
    for (const [args, problem] of [
      [['listing', 'withdraw', '1', '--dry-run'], "'listing' has no option --dry-run"],
      [['payments', 'refund', '1', '--dry-run'], "'payments' has no option --dry-run"],
      [['import', 'x.blm', '--branch', '7'], "'import' has no option --branch"],
      [['listing', 'withdraw', '1', '2'], "the command takes no more than that: '2' is too much"],
      [['payments', 'return', '1', '2'], "the command takes no more than that: '2' is too much"],
      [['identity', 'list', 'all'], "the command takes no more than that: 'all' is too much"],
      [['export', 'a.zip', 'b.zip'], "the command takes no more than that: 'b.zip' is too much"],
    ] as const) {
      const expected = { code: 1, out: '', err: `${problem}. See npm run agency -- --help\n` }
      expect(await runAgency(...args), args.join(' ')).toEqual(expected)
    }
    // The listing is still live, so the refused commands have not withdrawn it.
    expect((await runAgency('listing', 'withdraw', '1')).out).toBe('Listing 1 is withdrawn.\n')
  })

  it('sets and gets site meta, and publishes a listing only if it is complete', async () => {
    const file = path.join(suite.folder, 'meta.json')
    await fs.writeFile(file, '{"title":"About us – £"}\n')
    expect((await runAgency('meta', 'set', 'about-us-meta', file)).code).toBe(0)
    expect((await runAgency('meta', 'get', 'about-us-meta')).out).toBe('{"title":"About us – £"}\n')
    await suite.importFixture('blank-towns.blm')
    expect((await runAgency('listing', 'withdraw', '1')).out).toBe('Listing 1 is withdrawn.\n')
    const publish = await runAgency('listing', 'publish', '1')
    expect(publish.code).toBe(1)
    expect(publish.out).toContain('council tax band is not given')
  })
})
