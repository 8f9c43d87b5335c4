import { spawnSync } from 'node:child_process'
import fs from 'node:fs'

export interface Account {
  uid: number
  gid: number
}

/** The usual ids of `nobody`, for a system whose /etc/passwd does not list it. */
const NOBODY: Account = { uid: 65_534, gid: 65_534 }

/**
 * Returns the account under which PostgreSQL runs, because it refuses to run as root: the owner of its data, else
 * `postgres`, else `nobody`.
 * @returns undefined when this process's own account can run PostgreSQL
 */
export function findDatabaseAccount(dataDir: string): Account | undefined {
  if (process.getuid?.() !== 0) return undefined
  const owner = fs.statSync(dataDir, { throwIfNoEntry: false })
  if (owner && owner.uid !== 0) return { uid: owner.uid, gid: owner.gid }
  const accounts = fs
    .readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'))
    .map(([name, , uid, gid]) => ({ name, uid: Number(uid), gid: Number(gid) }))
  const account =
    accounts.find(({ name }) => name === 'postgres') ?? accounts.find(({ name }) => name === 'nobody')
  return account ? { uid: account.uid, gid: account.gid } : NOBODY
}

/** Whether an account can read a folder. A checkout under /root, for example, is closed to other accounts (mode 0700). */
export function canEnter(account: Account | undefined, folder: string): boolean {
  if (!account) return true
  return (
    spawnSync('/bin/sh', ['-c', 'cd -- "$1" && exec test -r .', 'sh', folder], {
      ...account,
      stdio: 'ignore',
    }).status === 0
  )
}
