import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { DEMO_API_KEY } from '../../lib/config/env'
import { cloneCheckout, type Clone, type Service } from './clone'

let clone: Clone
let agency: Service | undefined

beforeAll(() => void (clone = cloneCheckout()))
afterAll(async () => {
  await agency?.stop()
  await clone.remove()
})

const existsInClone = (file: string) => fs.existsSync(path.join(clone.folder, file))
const npmCiArguments = ['ci', '--prefer-offline', '--no-audit', '--no-fund', '--loglevel=error']

/** Expects the home page, the news, the login form and a search to answer. */
async function expectPages({ url }: Service): Promise<void> {
  for (const page of ['/', '/news', '/login']) expect((await fetch(url + page)).status, page).toBe(200)
  const search = await fetch(`${url}/find-a-property/London`)
  expect(search.status).toBe(200)
  expect(await search.text()).toMatch(/href="\/property\/[^"]+/)
}

async function withService(
  service: Promise<Service>,
  check: (service: Service) => Promise<unknown>,
): Promise<void> {
  const started = await service
  try {
    await check(started)
  } finally {
    await started.stop()
  }
}

/** Matches packages that only a server with its own agency loads. */
const AGENCY_PACKAGE = /node_modules\/(pg|@prisma\/[^/]+|kysely|graphile-worker|@node-rs\/argon2)\//

/** Runs a server that records the modules that it loads. @returns the database packages among them */
async function findDatabasePackages(
  serve: (env: Record<string, string>) => Promise<Service>,
): Promise<string[]> {
  const recordsFolder = fs.mkdtempSync(path.join(os.tmpdir(), 'loaded-modules-'))
  await withService(
    serve({
      LOADED_MODULES_DIR: recordsFolder,
      NODE_OPTIONS: `--import ${path.resolve('tests/fresh-clone/loaded-modules.mjs')}`,
    }),
    expectPages,
  )
  const modules = fs
    .readdirSync(recordsFolder)
    .flatMap((file) => fs.readFileSync(path.join(recordsFolder, file), 'utf8').split('\n'))
  fs.rmSync(recordsFolder, { recursive: true })
  expect(modules.some((module) => module.includes('/node_modules/next/'))).toBe(true)
  return [...new Set(modules.flatMap((module) => AGENCY_PACKAGE.exec(module)?.[1] ?? []))].sort()
}

describe('a fresh clone', () => {
  it('installs without development packages, with the types of its database: npm ci --omit=dev', async () => {
    await clone.run('npm', [...npmCiArguments, '--omit=dev'])
    expect(existsInClone('prisma/generated/tables.ts')).toBe(true)
    fs.rmSync(path.join(clone.folder, 'prisma/generated'), { recursive: true })
  })
  it('installs: npm ci', async () => {
    await clone.run('npm', npmCiArguments)
    expect(existsInClone('prisma/generated/tables.ts')).toBe(true)
  })
  it('passes the type check of an editor before anything is built: npx tsc --noEmit', async () => {
    expect(existsInClone('.next')).toBe(false)
    await clone.run('npx', ['tsc', '--noEmit'])
  })
  it('serves only the agency: npm run agency:serve', async () => {
    agency = await clone.serve('npm', ['run', 'agency:serve'])
    const places = await fetch(`${agency.url}/place/suggest?query=London`, {
      headers: { apikey: DEMO_API_KEY },
    })
    expect(places.status).toBe(200)
  })
  it('is developed in front of that agency, without a database: API_URL=… npx next dev', async () => {
    const packages = await findDatabasePackages((env) =>
      clone.serve('npx', ['next', 'dev'], { env: { ...env, API_URL: agency!.url } }),
    )
    expect(packages).toEqual([])
  })
  it('is developed with its own agency: npx next dev', async () => {
    await agency?.stop()
    agency = undefined
    expect(await findDatabasePackages((env) => clone.serve('npx', ['next', 'dev'], { env }))).toContain('pg')
  })
  it('is developed with the sockets and jobs of production: npm run dev', async () => {
    await withService(clone.serve('npm', ['run', 'dev']), async (service) => {
      await expectPages(service)
      // The handshake of Socket.IO, whose client speaks version 4 of Engine.IO.
      expect((await fetch(`${service.url}/socket.io/?EIO=4&transport=polling`)).status).toBe(200)
    })
  })
  it('is built with only Next: npx next build', async () => {
    await clone.run('npx', ['next', 'build'])
  })
  it('is started with only Next: npx next start', async () => {
    expect(await findDatabasePackages((env) => clone.serve('npx', ['next', 'start'], { env }))).toContain(
      'pg',
    )
  })
  it('is started in front of an agency, without a database: API_URL=… npx next start', async () => {
    agency = await clone.serve('npm', ['run', 'agency:serve'])
    const packages = await findDatabasePackages((env) =>
      clone.serve('npx', ['next', 'start'], { env: { ...env, API_URL: agency!.url } }),
    )
    expect(packages).toEqual([])
  })
})
