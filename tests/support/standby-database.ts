import { spawnSync } from 'node:child_process'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { findDatabaseAccount } from '../../scripts/database/account'
import { findNativeFolder, ensureReadableBinaries } from '../../scripts/database/binaries'
import { ensureDatabase, removeDatabase, stopDatabase } from '../../scripts/database/embedded'
import { migrate } from '../../scripts/database/migrate'
import { findFreePort } from '../../scripts/database/ports'
import { readState } from '../../scripts/database/state'
import { testDataDir } from './e2e-database'

export interface StandbyDatabase {
  primaryUrl: string
  standbyUrl: string
  stopStandby: () => void
  remove: () => Promise<void>
}

/**
 * Starts a PostgreSQL server for one test, and a streaming replica of it.
 * @param delay how much later than the primary the replica shows each change, as a PostgreSQL interval ('5s')
 */
export async function startDatabaseWithStandby(delay: string): Promise<StandbyDatabase> {
  const dir = path.join(testDataDir(), `primary-${process.pid}`)
  const start = () => ensureDatabase({ dir, name: 'agency', isDurable: false })
  await migrate((await start()).url)
  await stopDatabase(dir)
  const state = readState(dir)
  if (!state) throw new Error('The primary has no state file')
  // The data are in a mirror folder if the database's account may not enter `dir`.
  const primaryData = path.join(state.mirror ?? dir, 'postgres')
  const standbyData = `${primaryData}-standby`
  const account = findDatabaseAccount(primaryData)
  const run = (command: string, args: string[]) => {
    const { status, stderr } = spawnSync(command, args, { ...account, cwd: os.tmpdir(), encoding: 'utf8' })
    if (status !== 0) throw new Error(`${path.basename(command)} failed: ${stderr}`)
  }
  // This process copies the folder, because the database's account may not write beside it.
  spawnSync('cp', ['-a', primaryData, standbyData])
  fs.writeFileSync(path.join(standbyData, 'standby.signal'), '')
  const { url: primaryUrl } = await start()
  const { port, superPassword } = readState(dir)!
  const standbyPort = await findFreePort()
  fs.appendFileSync(
    path.join(standbyData, 'postgresql.auto.conf'),
    [
      `primary_conninfo = 'host=127.0.0.1 port=${port} user=postgres password=${superPassword}'`,
      `recovery_min_apply_delay = '${delay}'`,
      `port = ${standbyPort}`,
      "listen_addresses = '127.0.0.1'",
      "unix_socket_directories = ''",
      'max_connections = 300', // a replica does not start with fewer than the primary
      '',
    ].join('\n'),
  )
  const binariesFolder = ensureReadableBinaries(findNativeFolder(process.cwd()), account, () =>
    path.dirname(standbyData),
  )
  const pgCtl = path.join(binariesFolder, 'bin', 'pg_ctl')
  run(pgCtl, ['start', '-w', '-s', '-D', standbyData, '-l', path.join(standbyData, 'standby.log')])
  const stopStandby = () =>
    void spawnSync(pgCtl, ['stop', '-s', '-m', 'immediate', '-D', standbyData], {
      ...account,
      cwd: os.tmpdir(),
    })
  const standby = new URL(primaryUrl)
  standby.port = String(standbyPort)
  return {
    primaryUrl,
    standbyUrl: standby.href,
    stopStandby,
    remove: async () => {
      stopStandby()
      await removeDatabase(dir)
      for (const folder of [standbyData, dir]) fs.rmSync(folder, { recursive: true, force: true })
    },
  }
}
