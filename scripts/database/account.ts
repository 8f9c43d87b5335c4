import { spawnSync } from 'node:child_process'
import fs from 'node:fs'

/** The account that PostgreSQL runs under; undefined means our own. */
export interface Account {
  uid: number
  gid: number
}

/**
 * PostgreSQL refuses to run as root, so root hands it to the data folder's owner, else to
 * `postgres`, else to `nobody`.
 * @param dataDir the data folder, which need not exist yet
 */
export function databaseAccount(dataDir: string): Account | undefined {
  if (process.getuid?.() !== 0) return undefined
  const owner = fs.statSync(dataDir, { throwIfNoEntry: false })
  if (owner && owner.uid !== 0) return { uid: owner.uid, gid: owner.gid }
  const rows = fs
    .readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'))
  const row = rows.find((r) => r[0] === 'postgres') ?? rows.find((r) => r[0] === 'nobody')
  return row ? { uid: Number(row[2]), gid: Number(row[3]) } : { uid: 65_534, gid: 65_534 }
}

/** True when the account can enter the folder, as a checkout under /root (0700) does not allow. */
export function canEnter(account: Account | undefined, folder: string): boolean {
  if (!account) return true
  return (
    spawnSync('/bin/sh', ['-c', 'cd -- "$1" && exec test -r .', 'sh', folder], {
      ...account,
      stdio: 'ignore',
    }).status === 0
  )
}
