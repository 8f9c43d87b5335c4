import path from 'node:path'
import { projectDir } from './project.mjs'

/**
 * Reads the settings by lib/config/env, which is bundled in memory because it is TypeScript and nothing is built yet.
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
  // Throws if the key is missing.
  apiKey(settings)
  return settings
}
