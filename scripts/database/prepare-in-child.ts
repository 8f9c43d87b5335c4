import { execFileSync } from 'node:child_process'

/** Prepares the database in a child process: Next bundles what it loads, and these tools are not for its bundles. */
export function prepareInChild(): void {
  execFileSync(process.execPath, ['--import', 'tsx', 'scripts/database/cli.ts', 'prepare'], {
    stdio: ['ignore', 'inherit', 'inherit'],
  })
}
