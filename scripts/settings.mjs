import path from 'node:path'
import { projectDir } from './project.mjs'

/**
 * Reads the settings with lib/config/env.ts, which is bundled in memory, because nothing is built yet.
 * @param {{ isDevelopment: boolean }} options selects the .env files
 * @throws InvalidSetting
 */
export async function readSettings({ isDevelopment }) {
  const { build, stop } = await import('esbuild')
  const { default: nextEnv } = await import('@next/env')
  nextEnv.loadEnvConfig(projectDir, isDevelopment, { info: () => {}, error: console.error })
  const { outputFiles } = await build({
    entryPoints: [path.join(projectDir, 'lib/config/env.ts')],
    bundle: true,
    format: 'esm',
    platform: 'node',
    write: false,
  })
  await stop()
  const { apiKey, parseEnv } = await import(
    `data:text/javascript;base64,${Buffer.from(outputFiles[0].contents).toString('base64')}`
  )
  const settings = parseEnv(process.env)
  apiKey(settings) // throws if an agency that is no demonstration has no API key
  return settings
}
