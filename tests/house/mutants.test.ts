import fs from 'node:fs'
import { describe, expect, it } from 'vitest'
import { mutants } from '../mutants/mutants'

/** `npm run test:mutants` finds a control by its source text, so the list must follow the code. */
describe('each control that the mutation run switches off', () => {
  it.each(mutants)('$control', ({ control, file, source, replacement, tests }) => {
    const occurrences = fs.readFileSync(file, 'utf8').split(source).length - 1
    expect(occurrences, `"${source}" in ${file}`).toBe(1)
    expect(replacement).not.toBe(source)
    expect(control, 'a control is described by a sentence').toMatch(/^[A-Z].*\.$/)
    expect(tests.filter((test) => !fs.existsSync(test))).toEqual([])
    expect(tests.length).toBeGreaterThan(0)
  })
  it('is listed once', () => {
    const changes = mutants.map(({ file, source, replacement }) => `${file}: ${source} -> ${replacement}`)
    expect(changes.filter((change, index) => changes.indexOf(change) !== index)).toEqual([])
  })
})
