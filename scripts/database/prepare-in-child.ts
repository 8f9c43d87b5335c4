import { execFileSync } from 'node:child_process'

/**
 * Prepares the database in a process of its own and waits for it: Next bundles what it loads, and
 * the tools of the database are not for its bundles.
 * @throws Error when it could not be prepared; the child has said why
 */
export function prepareInChild(): void {
  execFileSync(process.execPath, ['--import', 'tsx', 'scripts/database/cli.ts', 'prepare'], {
    stdio: ['ignore', 'inherit', 'inherit'],
  })
}
