import { spawnSync } from 'node:child_process'
import fs from 'node:fs'
import { say, CommandError } from './project.mjs'

const CHROMIUM_PATHS = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome-stable',
  '/usr/bin/google-chrome',
]
const HEADLESS_SHELL_PATHS = ['/usr/bin/chromium-headless-shell']

const findInstalled = (paths) => paths.find((path) => fs.existsSync(path))

/** Finds the path of the machine's Chromium; undefined without one, so that Playwright uses its own. */
export const findSystemChromium = () => findInstalled(CHROMIUM_PATHS)

/** Finds the path of the headless shell, which takes three fifths of full Chromium's processor time. */
export const findSystemHeadlessShell = () => findInstalled(HEADLESS_SHELL_PATHS)

async function hasBrowsers() {
  if (findSystemChromium() && findSystemHeadlessShell()) return true
  const { chromium } = await import('@playwright/test')
  return fs.existsSync(chromium.executablePath())
}

const hasCommand = (name) =>
  spawnSync('/bin/sh', ['-c', `command -v ${name}`], { stdio: 'ignore' }).status === 0
const runProgram = (command, args) =>
  spawnSync(command, args, {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  }).status === 0
const installDebianPackage = (name) =>
  runProgram('apt-get', ['install', '-y', '-qq', '--no-install-recommends', name])

function installFromDebian() {
  const mayInstall = process.getuid?.() === 0 && hasCommand('apt-get')
  if (!mayInstall || !runProgram('apt-get', ['update', '-qq'])) return
  if (!findSystemHeadlessShell()) installDebianPackage('chromium-headless-shell')
  if (!findSystemChromium()) installDebianPackage('chromium')
}

/** Tries Debian's packages, then Playwright's. Full Chromium alone is enough, but slower than the headless shell. */
export async function ensureChromium() {
  if (await hasBrowsers()) return
  say('Installing Chromium for the browser tests …')
  installFromDebian()
  if (findSystemChromium() || (await hasBrowsers())) return
  const isInstalled = runProgram(process.execPath, [
    'node_modules/@playwright/test/cli.js',
    'install',
    'chromium',
  ])
  if (isInstalled && (await hasBrowsers())) return
  throw new CommandError(
    'There is no Chromium, and it could not be installed: `apt-get install chromium chromium-headless-shell`, ' +
      'or `npx playwright install chromium`, then this again.',
  )
}
