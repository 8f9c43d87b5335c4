import { execFileSync } from 'node:child_process'

/** Prepares the database in a child process, because Next would bundle these tools if it imported them. */
export function prepareInChild(): void {
  execFileSync(process.execPath, ['--import', 'tsx', 'scripts/database/cli.ts', 'prepare'], {
    stdio: ['ignore', 'inherit', 'inherit'],
  })
}
