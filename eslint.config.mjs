import next from 'eslint-config-next/core-web-vitals'
import typescript from 'eslint-config-next/typescript'

/** Which rooms a room must not import from (house.md): imports go down only. */
const rooms = (files, forbidden) => ({
  files,
  rules: {
    'no-restricted-imports': [
      'error',
      { patterns: forbidden.map(([group, message]) => ({ group, message })) },
    ],
  },
})
const up = (...names) => [
  names.flatMap((name) => [`@/${name}/**`, `**/../${name}/**`]),
  'Imports go down only: app → components → queries | browser → gateway → agency → contract.',
]
const database = [
  [
    '@prisma/**',
    '**/prisma/client/**',
    '**/prisma/generated/**',
    'kysely',
    'pg',
    '**/lib/agency/**',
    '**/agency/**',
  ],
  'Only lib/agency knows the database; read through lib/queries or lib/browser.',
]
const features = [
  'home',
  'content',
  'search',
  'listing',
  'auth',
  'selling',
  'payments',
  'account',
  'contact',
  'chat',
  'services',
  'finance',
  'company',
  'local',
  'legal',
  'faq',
  'places',
]

const shared = ['ui', 'shell', 'session', 'notifications', 'consent', 'trust', 'forms', 'property', 'pricing']
const gateway = [
  ['**/lib/gateway/**', '**/gateway/**'],
  'Pages and views read through lib/queries or lib/browser, never through the gateway.',
]

const config = [
  {
    ignores: [
      '.next/**',
      '.data/**',
      'node_modules/**',
      'prisma/client/**',
      'prisma/generated/**',
      'next-env.d.ts',
      'playwright-report/**',
      'test-results/**',
    ],
  },
  ...next,
  ...typescript,
  {
    rules: {
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
      'no-console': ['error', { allow: ['error', 'warn'] }],
      'no-restricted-properties': [
        'error',
        { object: 'process', property: 'env', message: 'Read settings through lib/config/env.' },
      ],
      'max-lines': ['error', { max: 300, skipBlankLines: true }],
      // Bound anew at each rendering it is never the action that was posted: React 19 renders that page for ever.
      'no-restricted-syntax': [
        'error',
        {
          selector:
            "CallExpression[callee.name='useActionState'] > CallExpression[callee.property.name='bind']",
          message: 'Give the action what it needs as a field of the form.',
        },
      ],
    },
  },
  rooms(['app/**'], [database, gateway]),
  rooms(['components/**'], [database, gateway, up('app')]),
  ...features.map((feature) =>
    rooms(
      [`components/${feature}/**`],
      [
        database,
        gateway,
        up('app'),
        [
          features.filter((other) => other !== feature).map((other) => `@/components/${other}/**`),
          'A feature never imports another feature.',
        ],
      ],
    ),
  ),
  rooms(
    shared.map((room) => `components/${room}/**`),
    [
      database,
      gateway,
      up('app'),
      [features.map((other) => `@/components/${other}/**`), 'Shared components know no feature.'],
    ],
  ),
  rooms(['lib/**'], [up('app', 'components')]),
  rooms(
    ['lib/agency/**'],
    [
      up('app', 'components'),
      [
        ['**/session/**', '**/http/**', '**/gateway/**', '**/queries/**'],
        'The agency knows no browser session.',
      ],
    ],
  ),
  rooms(
    [
      'lib/queries/**',
      'lib/browser/**',
      'lib/http/**',
      'lib/search/**',
      'lib/format/**',
      'lib/config/**',
      'lib/contract/**',
      'lib/errors/**',
      'lib/session/**',
    ],
    [database, up('app', 'components')],
  ),
  rooms(
    ['lib/contract/**', 'lib/errors/**', 'lib/format/**', 'lib/config/**', 'lib/search/**'],
    [
      database,
      up('app', 'components'),
      [
        ['**/gateway/**', '**/queries/**', '**/browser/**', '**/http/**', 'next/**', 'react'],
        'These rooms are pure.',
      ],
    ],
  ),
  {
    files: ['lib/domain/**'],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          patterns: [
            {
              regex: '^(?!\\./[^/]+$|\\.\\./format/)',
              message: 'The domain is pure: it imports itself and lib/format alone.',
            },
          ],
        },
      ],
    },
  },
  {
    files: [
      'scripts/**',
      'prisma/seed/**',
      'server.ts',
      'instrumentation.ts',
      'tests/**',
      'e2e/**',
      '*.config.ts',
      'lib/config/env.ts',
    ],
    rules: { 'no-restricted-properties': 'off', 'no-console': 'off' },
  },
  { files: ['prisma/seed/**', 'lib/agency/places/data/**'], rules: { 'max-lines': 'off' } },
]

export default config
