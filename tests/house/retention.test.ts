import { execFileSync } from 'node:child_process'
import fs from 'node:fs'
import { expect, it } from 'vitest'
import { schedules } from '../../lib/agency/jobs/tasks'

const DOCUMENT = 'docs/retention.md'
const document = fs.readFileSync(DOCUMENT, 'utf8')
const quotedNames = new Set([...document.matchAll(/`([a-z_-]+)`/g)].map(([, name]) => name!))

it('docs/retention.md says of each table what ends its rows (STATIC-04)', () => {
  const schema = fs.readFileSync('prisma/schema.prisma', 'utf8')
  const tables = [...schema.matchAll(/^model [^{]*\{[^}]*@@map\("([a-z_]+)"\)/gm)].map(([, table]) => table!)
  expect(tables.length).toBe([...schema.matchAll(/^model /gm)].length)
  expect(tables.filter((table) => !quotedNames.has(table))).toEqual([])
})

it('the jobs that docs/retention.md names are scheduled', () => {
  const jobs = [...quotedNames].filter((name) => /^(purge|close)-/.test(name))
  expect(jobs.length).toBeGreaterThan(5)
  expect(jobs.filter((job) => !schedules.some(({ task }) => task === job))).toEqual([])
})

it('only the jobs of lib/agency/retention may delete append-only records', () => {
  const findFiles = (text: string) =>
    execFileSync(
      'git',
      ['grep', '-l', '--untracked', '-F', text, '--', '*.ts', '*.tsx', '*.mjs', ':!tests'],
      {
        encoding: 'utf8',
      },
    )
      .trim()
      .split('\n')
  expect(findFiles('agency.retention')).toEqual(['lib/agency/retention/periods.ts'])
  expect(findFiles('allowDeletionOfRecords')).toEqual([
    'lib/agency/retention/periods.ts',
    'lib/agency/retention/purge-ended-dealings.ts',
    'lib/agency/retention/purge-identity-checks.ts',
  ])
})
