// npm run dev: Next's development server behind our own, with sockets as in production.
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { bundleServer, SERVER_BUNDLE } from './build.mjs'
import { ensureInstalled } from './install.mjs'
import { ensureTableTypes } from './prisma-generate.mjs'
import { projectDir, runCommand } from './project.mjs'

await runCommand(async () => {
  process.env.NODE_ENV = 'development'
  await ensureInstalled()
  await ensureTableTypes()
  const folder = path.join(projectDir, '.next/dev-runtime')
  await bundleServer(folder)
  await import(pathToFileURL(path.join(folder, SERVER_BUNDLE)).href)
})
