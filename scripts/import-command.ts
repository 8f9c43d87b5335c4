// Shared by the commands that import postcodes and prices.
import { ImportUnderWay } from '../lib/agency/sold-prices/import-prices'
import { InvalidSetting } from '../lib/config/env'
import { UsageError } from './agency/usage'

export const printProgress = (line: string): void => {
  process.stderr.write(`${line}\n`)
}
export const formatCount = (count: number): string => count.toLocaleString('en-GB')

const USER_ERROR_CODES = ['ENOENT', 'EACCES', 'ERR_PARSE_ARGS_UNKNOWN_OPTION']

const isUserError = (error: unknown): error is Error =>
  error instanceof UsageError ||
  error instanceof InvalidSetting ||
  error instanceof ImportUnderWay ||
  (error instanceof Error && 'code' in error && USER_ERROR_CODES.includes(String(error.code)))

/** Runs an import, and prints an error of the user without a stack trace. @param run returns the exit code */
export async function runImport(run: () => Promise<number>): Promise<void> {
  try {
    process.exitCode = await run()
  } catch (error) {
    console.error(isUserError(error) ? error.message : error)
    process.exitCode = 1
  }
}
