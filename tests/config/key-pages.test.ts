import fs from 'node:fs'
import { expect, it } from 'vitest'
import robots from '../../app/robots'
import { isKeySection } from '../../lib/config/key-pages'
import { getKeyPageReferrerPolicy } from '../../lib/server/key-pages'

/** An example path of each page whose last segment is a key, such as '/viewing-feedback/a-key'. */
const keyPaths = fs
  .readdirSync('app', { encoding: 'utf8', recursive: true })
  .filter((file) => /\/\[\w*key\]\/page\.tsx$/i.test(file))
  .map((file) => {
    const pathWithoutGroups = `/${file}`.replaceAll(/\/\(\w+\)/g, '')
    return pathWithoutGroups.replace(/\[\w+\]\/page\.tsx$/, 'a-key')
  })

it('every page with a key in its URL sends no referrer to other sites and is not crawled', () => {
  expect(keyPaths).toContain('/viewing-feedback/a-key')
  const { disallow } = robots().rules as { disallow: string[] }
  for (const path of keyPaths) {
    expect(getKeyPageReferrerPolicy(path), path).toMatch(/^(no-referrer|same-origin)$/)
    expect(
      disallow.some((start) => path.startsWith(start)),
      path,
    ).toBe(true)
  }
})

it('every public page with a key in its URL is in one of the key sections', () => {
  for (const path of keyPaths.filter((path) => !path.startsWith('/my-account/')))
    expect(isKeySection(path.split('/')[1]!), path).toBe(true)
})
