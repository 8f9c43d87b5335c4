import { execFileSync } from 'node:child_process'
import fs from 'node:fs'
import { expect, it } from 'vitest'

/** The declaration of a lock's key, such as `const FILL_LOCK = 7_294`. */
const DECLARATION = /^const (\w+_LOCK) = ([\d_]+)$/gm

it('every advisory lock has a key of its own, so that unrelated work does not wait for it', () => {
  const files = execFileSync('git', ['ls-files', 'lib', 'scripts', 'prisma'], { encoding: 'utf8' })
    .split('\n')
    .filter((file) => file.endsWith('.ts') && fs.existsSync(file))
  const namesByKey = new Map<string, string[]>()
  for (const file of files)
    for (const [, name = '', key = ''] of fs.readFileSync(file, 'utf8').matchAll(DECLARATION))
      namesByKey.set(key, [...(namesByKey.get(key) ?? []), name])
  // Some known locks, which show that the search finds declarations.
  expect([...namesByKey.values()].flat()).toEqual(
    expect.arrayContaining(['PRISMA_LOCK', 'FILL_LOCK', 'POSTCODE_IMPORT_LOCK']),
  )
  expect([...namesByKey.values()].filter((names) => names.length > 1)).toEqual([])
})
