import { execFileSync } from 'node:child_process'

/** Next bundles what it loads, and the tools of the database are not for its bundles. */
export function prepareInChild(): void {
  execFileSync(process.execPath, ['--import', 'tsx', 'scripts/database/cli.ts', 'prepare'], {
    stdio: ['ignore', 'inherit', 'inherit'],
  })
}
