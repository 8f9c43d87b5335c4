import { createHash } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import { projectDir } from './project.mjs'

/** Everything that a build is made from, without the files that are read at run time (public, the seed). */
const INPUTS = [
  'app',
  'components',
  'lib',
  'prisma/schema.prisma',
  'scripts/database',
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

function filesOf(input) {
  const at = path.join(projectDir, input)
  const stat = fs.statSync(at, { throwIfNoEntry: false })
  if (!stat) return []
  if (stat.isFile()) return [input]
  return fs
    .readdirSync(at, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(projectDir, path.join(entry.parentPath, entry.name)))
}

/** Hashes the names and contents of all inputs of a build, and Node's major version. */
export function hashInputs(inputs = INPUTS) {
  const hash = createHash('sha256').update(process.versions.node.split('.')[0])
  for (const file of inputs.flatMap(filesOf).sort())
    hash.update(`\0${file}\0`).update(fs.readFileSync(path.join(projectDir, file)))
  return hash.digest('hex')
}
