import { execFileSync } from 'node:child_process'
import fs from 'node:fs'
import { expect, it } from 'vitest'

const DECLARATION = /^const (\w+_LOCK) = ([\d_]+)$/gm

it('gives every advisory lock a key of its own, so that none waits for the work of another', () => {
  const files = execFileSync('git', ['ls-files', 'lib', 'scripts', 'prisma'], { encoding: 'utf8' })
    .split('\n')
    .filter((file) => file.endsWith('.ts') && fs.existsSync(file))
  const names = new Map<string, string[]>()
  for (const file of files)
    for (const [, name = '', key = ''] of fs.readFileSync(file, 'utf8').matchAll(DECLARATION))
      names.set(key, [...(names.get(key) ?? []), name])
  expect([...names.values()].flat()).toEqual(
    expect.arrayContaining(['PRISMA_LOCK', 'FILL_LOCK', 'POSTCODE_IMPORT_LOCK']),
  )
  expect([...names.values()].filter((sharing) => sharing.length > 1)).toEqual([])
})
