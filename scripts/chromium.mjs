import { spawnSync } from 'node:child_process'
import fs from 'node:fs'
import { say, Stop } from './project.mjs'

const PLACES = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome-stable',
  '/usr/bin/google-chrome',
]

/** The machine's own Chromium, or undefined: Playwright's is used then. */
export const systemChromium = () => PLACES.find((place) => fs.existsSync(place))

async function isThere() {
  if (systemChromium()) return true
  const { chromium } = await import('@playwright/test')
  return fs.existsSync(chromium.executablePath())
}

const hasCommand = (name) =>
  spawnSync('/bin/sh', ['-c', `command -v ${name}`], { stdio: 'ignore' }).status === 0
const run = (command, args) =>
  spawnSync(command, args, {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  }).status === 0

/** Finds a Chromium for the browser tests, and installs Debian's where there is none and it may. */
export async function ensureChromium() {
  if (await isThere()) return
  say('Installing Chromium for the browser tests …')
  const mayInstall = process.getuid?.() === 0 && hasCommand('apt-get')
  if (
    mayInstall &&
    run('apt-get', ['update', '-qq']) &&
    run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium']) &&
    (await isThere())
  )
    return
  if (
    run(process.execPath, ['node_modules/@playwright/test/cli.js', 'install', 'chromium']) &&
    (await isThere())
  )
    return
  throw new Stop(
    'There is no Chromium, and it could not be installed: `apt-get install chromium`, or `npx playwright install chromium`, then this again.',
  )
}
