import { spawnSync } from 'node:child_process'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { databaseAccount } from '../../scripts/database/account'
import { nativeFolder, reachableNative } from '../../scripts/database/binaries'
import { ensureDatabase, remove, stop } from '../../scripts/database/embedded'
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
 * Starts a PostgreSQL of the test's own and a streaming replica of it.
 * @param delay how much later than the primary the replica shows each change, as PostgreSQL writes times ('5s')
 */
export async function startDatabaseWithStandby(delay: string): Promise<StandbyDatabase> {
  const dir = path.join(testDataDir(), `primary-${process.pid}`)
  const start = () => ensureDatabase({ dir, name: 'agency', isDurable: false })
  await migrate((await start()).url)
  await stop(dir)
  const state = readState(dir)
  if (!state) throw new Error('The primary has no state file')
  const primaryData = path.join(state.mirror ?? dir, 'postgres')
  const data = `${primaryData}-standby`
  const account = databaseAccount(primaryData)
  const run = (command: string, args: string[]) => {
    const { status, stderr } = spawnSync(command, args, { ...account, cwd: os.tmpdir(), encoding: 'utf8' })
    if (status !== 0) throw new Error(`${path.basename(command)} failed: ${stderr}`)
  }
  // Of root, because the account may not write beside the primary's folder.
  spawnSync('cp', ['-a', primaryData, data])
  fs.writeFileSync(path.join(data, 'standby.signal'), '')
  const { url: primaryUrl } = await start()
  const { port, superPassword } = readState(dir)!
  const standbyPort = await findFreePort()
  fs.appendFileSync(
    path.join(data, 'postgresql.auto.conf'),
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
  const native = reachableNative(nativeFolder(process.cwd()), account, () => path.dirname(data))
  const control = path.join(native, 'bin', 'pg_ctl')
  run(control, ['start', '-w', '-s', '-D', data, '-l', path.join(data, 'standby.log')])
  const stopStandby = () =>
    void spawnSync(control, ['stop', '-s', '-m', 'immediate', '-D', data], { ...account, cwd: os.tmpdir() })
  const standby = new URL(primaryUrl)
  standby.port = String(standbyPort)
  return {
    primaryUrl,
    standbyUrl: standby.href,
    stopStandby,
    remove: async () => {
      stopStandby()
      await remove(dir)
      for (const folder of [data, dir]) fs.rmSync(folder, { recursive: true, force: true })
    },
  }
}
