import fs from 'node:fs'
import { describe, expect, it } from 'vitest'
import { mutants } from '../mutants/mutants'

/** The list of `npm run test:mutants` must follow the code: a control that has moved is no longer tried. */
describe('each control that the mutation run switches off', () => {
  it.each(mutants)('$control', ({ control, file, source, replacement, tests }) => {
    expect(fs.readFileSync(file, 'utf8').split(source).length - 1, `"${source}" in ${file}`).toBe(1)
    expect(replacement).not.toBe(source)
    expect(control).toMatch(/^[A-Z].*\.$/)
    expect(tests.filter((test) => !fs.existsSync(test))).toEqual([])
    expect(tests.length).toBeGreaterThan(0)
  })
  it('is listed once', () => {
    const places = mutants.map(({ file, source, replacement }) => `${file}: ${source} -> ${replacement}`)
    expect(places.filter((place, index) => places.indexOf(place) !== index)).toEqual([])
  })
})
