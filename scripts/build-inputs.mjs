import { createHash } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import { projectDir } from './project.mjs'

/** All sources of a build. Files that are read only at run time (public, the seed) are not among them. */
const INPUTS = [
  'app',
  'components',
  'lib',
  'prisma/schema.prisma',
  'scripts/database',
  'scripts/application.ts',
  'scripts/build.mjs',
  'scripts/lock.mjs',
  'server.ts',
  'instrumentation.ts',
  'next.config.ts',
  'postcss.config.mjs',
  'tsconfig.json',
  'package.json',
  'package-lock.json',
]

function listFiles(input) {
  const inputPath = path.join(projectDir, input)
  const stat = fs.statSync(inputPath, { throwIfNoEntry: false })
  if (!stat) return []
  if (stat.isFile()) return [input]
  return fs
    .readdirSync(inputPath, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(projectDir, path.join(entry.parentPath, entry.name)))
}

/** Hashes the files' names and contents, and Node's major version, which compiled code depends on. */
export function hashInputs(inputs = INPUTS) {
  const hash = createHash('sha256').update(process.versions.node.split('.')[0])
  for (const file of inputs.flatMap(listFiles).sort())
    hash.update(`\0${file}\0`).update(fs.readFileSync(path.join(projectDir, file)))
  return hash.digest('hex')
}
