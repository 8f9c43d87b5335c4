import fs from 'node:fs'
import { describe, expect, it } from 'vitest'
import {
  apiKey,
  DEMO_API_KEY,
  InvalidSetting,
  isDemonstration,
  parseEnv,
  settingNames,
  siteUrl,
} from '../../lib/config/env'
import { settingNames as namesForScripts } from '../../scripts/setting-names.mjs'

describe('settings (D-05)', () => {
  it('are each described in docs/operations.md', () => {
    const guide = fs.readFileSync('docs/operations.md', 'utf8')
    const setByCommands = ['NODE_ENV']
    const undescribed = settingNames.filter((name) => !new RegExp(`\`${name}\\b`).test(guide))
    expect(undescribed).toEqual(setByCommands)
  })
  it('are all optional', () => {
    const settings = parseEnv({})
    expect(settings).toMatchObject({ PORT: 3000, DATA_DIR: '.data' })
    expect(isDemonstration(settings)).toBe(true)
    expect(siteUrl(settings)).toBe('http://localhost:3000')
  })
  it('treat an empty text as unset, and drop the slash at the end of a URL', () => {
    const settings = parseEnv({ API_URL: '', SITE_URL: 'https://homes.test/' })
    expect(settings.API_URL).toBeUndefined()
    expect(settings.SITE_URL).toBe('https://homes.test')
  })
  it.each([
    ['PORT', 'eighty'],
    ['PORT', '70000'],
    ['SITE_URL', 'homes.test'],
    ['API_URL', 'ftp://homes.test'],
    ['DATABASE_URL', 'mysql://localhost/x'],
    ['SESSION_SECRET', 'short'],
    ['STRIPE_SECRET_KEY', 'pk_live_x'],
    ['DEMO', 'yes'],
    ['PRODUCT_SLUG', 'Harbour-Homes'],
  ])('%s=%s is refused with one line that names the setting and does not show its value', (name, value) => {
    const parse = () => parseEnv({ [name]: value })
    expect(parse).toThrow(InvalidSetting)
    expect(parse).toThrow(new RegExp(`^Setting ${name} is not valid: [^\\n]+$`))
    expect(parse).not.toThrow(new RegExp(value))
  })
  it.each([
    [{ DATABASE_URL: 'postgresql://user@host/name' }, false],
    [{ API_URL: 'http://h' }, false],
    [{ STRIPE_SECRET_KEY: 'sk_test_1' }, false],
    [{ DATABASE_URL: 'postgresql://user@host/name', DEMO: '1' }, true],
    [{ DEMO: '0' }, false],
  ])('demonstration mode of %j is %s (D-125)', (given, expected) => {
    expect(isDemonstration(parseEnv(given as Record<string, string>))).toBe(expected)
  })
})

describe('the API key (D-08)', () => {
  const createKeyReader = (given: Record<string, string>) => () => apiKey(parseEnv(given))
  const database = { DATABASE_URL: 'postgresql://user@host/name' }

  it('defaults to the public key, in a demonstration and with an upstream', () => {
    for (const given of [
      {},
      { ...database, DEMO: '1' },
      { API_URL: 'http://h' },
      { API_URL: 'http://h', DEMO: '0' },
    ] as Record<string, string>[])
      expect(createKeyReader(given)()).toBe(DEMO_API_KEY)
  })
  it('is API_KEY when that is set', () => {
    for (const given of [{}, database, { API_URL: 'http://h' }] as Record<string, string>[])
      expect(createKeyReader({ ...given, API_KEY: 'our-own' })()).toBe('our-own')
  })
  it.each<[Record<string, string>, RegExp]>([
    [database, /^Setting API_KEY is missing: [^\n]+$/],
    [{ DEMO: '0' }, /^Setting API_KEY is missing: /],
    [{ STRIPE_SECRET_KEY: 'sk_test_1' }, /^Setting API_KEY is missing: /],
    [{ ...database, API_KEY: '' }, /^Setting API_KEY is missing: /],
    [
      { ...database, API_KEY: DEMO_API_KEY },
      /^Setting API_KEY is the demonstration’s, which everybody knows: [^\n]+$/,
    ],
  ])('is refused with the settings %j', (given, message) => {
    expect(createKeyReader(given)).toThrow(InvalidSetting)
    expect(createKeyReader(given)).toThrow(message)
  })
})

describe('npm test', () => {
  it('knows every setting of the server, so that it can unset what a developer has set', () => {
    expect([...namesForScripts].sort()).toEqual([...settingNames].sort())
  })
})
