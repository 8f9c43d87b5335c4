import { execFileSync } from 'node:child_process'
import fs from 'node:fs'
import { describe, expect, it } from 'vitest'

/** The document that must explain every ID that the repository cites. */
const DOCUMENT = 'docs/requirements.md'

/** How many requirements each area has, numbered from 01 without a gap. */
const REQUIREMENTS_PER_AREA = {
  HOME: 18,
  NEWS: 20,
  GUIDE: 8,
  LOGIN: 31,
  SIGNUP: 22,
  NEWSL: 4,
  LOGOUT: 3,
  SALES: 21,
  LET: 8,
  ENTRY: 5,
  REFINE: 17,
  CARD: 19,
  API: 41,
  META: 17,
  PERM: 4,
  ROUTE: 20,
  STATIC: 52,
  CONTACT: 16,
  VALUATION: 13,
  MORT: 8,
  COMM: 5,
  EA: 12,
  LOCAL: 20,
  PAY: 40,
  FLAU: 4,
  CHAT: 14,
  HEADER: 16,
  FOOTER: 3,
  SHELL: 11,
  RT: 15,
  CONST: 3,
}
/** The sum of the counts above, so that an area that is left out is noticed. */
const TOTAL_REQUIREMENTS = 490
/** How many decisions (D) and calls of the agency (A, B) the document lists. */
const DECISIONS_AND_CALLS = { D: 172, A: 47, B: 23 }

/** Names that are written like an ID. */
const NOT_IDS = new Set(['AES-256', 'SHA-256', 'UTF-16'])

const padNumber = (value: number) => String(value).padStart(2, '0')
const listIds = (area: string, from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => `${area}-${padNumber(from + index)}`)

/** Matches `LOGIN-14` and `D-45`. */
const SINGLE_ID = /\b[A-Z]{1,9}-\d{2,3}\b/g
/** Matches `LOGIN-17 to LOGIN-19` and `HEADER-11 … 16`. */
const ID_RANGE = /\b([A-Z]{1,9})-(\d{2,3}) ?(?:to|…|–) ?(?:\1-)?(\d{2,3})\b/g
/** Matches `R4` in `(R4)` and `(EA-12, R4)`, and `P2b` in `(P2b)`. */
const GOAL = /\((?:[^()\n]*[ ,])?([PR]\d{1,2}b?)(?=[,):;])/g
/** Matches `domain B2 to B4`, `field O5` and `design E3`. */
const SOURCE = /\b(domain|field|design) ([A-Z]?\d+(?:(?:, | to | and )[A-Z]?\d+\b)*)/gi

/** Returns the IDs that a text cites, including each ID of a range. */
function findCitedIds(text: string): string[] {
  const single = [...text.matchAll(SINGLE_ID)].map(([id]) => id)
  const ranges = [...text.matchAll(ID_RANGE)].flatMap(([, area = '', from, to]) =>
    listIds(area, Number(from), Number(to)),
  )
  const goals = [...text.matchAll(GOAL)].map(([, id = '']) => id)
  const sources = [...text.matchAll(SOURCE)].flatMap(([, source = '', names = '']) =>
    names.split(/, | to | and /).map((name) => `${source.toLowerCase()} ${name}`),
  )
  return [...new Set([...single, ...ranges, ...goals, ...sources])].filter((id) => !NOT_IDS.has(id))
}

const lines = fs.readFileSync(DOCUMENT, 'utf8').split('\n')
/** The IDs of lines such as `- **LOGIN-14** …`, whose explanation has at least ten characters. */
const explainedIds = lines.flatMap((line) => /^- \*\*(.+?)\*\* .{10,}$/.exec(line)?.[1] ?? [])

const textFiles = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
  encoding: 'utf8',
})
  .split('\n')
  .filter((file) => /\.(ts|tsx|mts|mjs|js|css|sql|prisma|md|json|ya?ml|html|txt)$/.test(file))
  .filter((file) => file !== DOCUMENT && file !== 'package-lock.json' && fs.existsSync(file))

describe('docs/requirements.md', () => {
  it('explains every requirement, decision and call, each once', () => {
    const expectedIds = Object.entries({ ...REQUIREMENTS_PER_AREA, ...DECISIONS_AND_CALLS }).flatMap(
      ([area, count]) => listIds(area, 1, count),
    )
    expect(Object.values(REQUIREMENTS_PER_AREA).reduce((sum, count) => sum + count)).toBe(TOTAL_REQUIREMENTS)
    expect(expectedIds.filter((id) => !explainedIds.includes(id))).toEqual([])
    const unexpectedIds = explainedIds.filter((id) => /^[A-Z]+-\d+$/.test(id) && !expectedIds.includes(id))
    // Of the survey of other sites only the rows that the code cites are explained.
    expect(unexpectedIds.filter((id) => !id.startsWith('FIELD-'))).toEqual([])
    expect(explainedIds.filter((id, index) => explainedIds.indexOf(id) !== index)).toEqual([])
  })

  it('lists each requirement under the heading of its area', () => {
    const headings = lines.flatMap((line) => /^## ([A-Z]+): /.exec(line)?.[1] ?? [])
    expect(headings).toEqual(Object.keys(REQUIREMENTS_PER_AREA))
    const misplaced = lines.filter((line, index) => {
      const area = /^- \*\*([A-Z]+)-\d+\*\*/.exec(line)?.[1]
      if (!area || !Object.hasOwn(REQUIREMENTS_PER_AREA, area)) return false
      const heading = lines.slice(0, index).findLast((above) => above.startsWith('## '))
      return !heading?.startsWith(`## ${area}: `)
    })
    expect(misplaced).toEqual([])
  })

  it('has a test for each requirement of selling and payments', () => {
    // Besides PAY, these are the calls and pages of payments (API, ROUTE), and the agency's calls for them (A, B).
    const paymentIds = [
      ...listIds('PAY', 1, REQUIREMENTS_PER_AREA.PAY),
      ...listIds('API', 30, 37),
      ...listIds('ROUTE', 10, 12),
      ...listIds('B', 16, 21),
      ...listIds('A', 36, 36),
    ]
    const testSources = textFiles
      .filter((file) => /^(tests|e2e)\/.*\.(test|spec)\.tsx?$/.test(file) && !file.startsWith('tests/house/'))
      .map((file) => fs.readFileSync(file, 'utf8'))
    const cited = new Set(testSources.flatMap(findCitedIds))
    expect(paymentIds.filter((id) => !cited.has(id))).toEqual([])
  })

  it('resolves every ID that a file of the repository cites', () => {
    const resolvableIds = new Set(explainedIds)
    const dangling = textFiles
      .filter((file) => file !== 'tests/house/requirements.test.ts')
      .flatMap((file) => findCitedIds(fs.readFileSync(file, 'utf8')).map((id) => ({ file, id })))
      .filter(({ id }) => !resolvableIds.has(id))
    expect(dangling).toEqual([])
  })
})

describe('the IDs that a text cites', () => {
  it.each([
    ['// LOGIN-14', ['LOGIN-14']],
    ['(LOGIN-17 to LOGIN-19)', ['LOGIN-17', 'LOGIN-19', 'LOGIN-18']],
    ['REFINE-11…13', ['REFINE-11', 'REFINE-12', 'REFINE-13']],
    ['HEADER-11 … 13', ['HEADER-11', 'HEADER-12', 'HEADER-13']],
    ['a typing error: LOGN-14', ['LOGN-14']],
    ['tells an outage (EA-12, R4), (P2b)', ['EA-12', 'R4', 'P2b']],
    ['the deposit (domain B2 to B4; design E3)', ['domain B2', 'domain B4', 'design E3']],
    ['the rating (FIELD-28 and FIELD-36, D-163)', ['FIELD-28', 'FIELD-36', 'D-163']],
    ['sealed by AES-256 in W1 at 10:30', []],
  ])('%s', (text, ids) => expect(findCitedIds(text)).toEqual(ids))
})
