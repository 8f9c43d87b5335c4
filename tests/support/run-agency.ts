import { runAgency } from '../../scripts/agency/run-agency'

/** Runs `npm run agency` in this process, with its settings. A process of its own would take ten times as long. */
export async function runAgencyHere(...args: string[]): Promise<{ code: number; out: string; err: string }> {
  const output = { out: '', err: '' }
  const code = await runAgency(args, {
    say: (line) => void (output.out += `${line}\n`),
    progress: (line) => void (output.err += `${line}\n`),
  })
  return { code, ...output }
}
