import next from 'eslint-config-next/core-web-vitals'
import typescript from 'eslint-config-next/typescript'

/** Patterns of specifiers that lead into rooms of lib, from inside and from outside lib. */
const libRooms = (...names) =>
  names.flatMap((name) => [
    `**/${name}/**`,
    `@/lib/${name}`,
    `../${name}`,
    `../../${name}`,
    `../../../${name}`,
  ])
const wall = (group, message) => ({ group, message })

const upwards = wall(
  ['@/app/**', '**/../app/**', '@/components/**', '**/../components/**'],
  'Imports go down only: app → components → queries | browser → gateway → agency → contract.',
)
const above = (...names) =>
  wall(libRooms(...names), 'That room of lib lies above this one; imports go down only.')
const database = wall(
  ['@prisma/**', '**/prisma/generated/**', 'kysely', 'pg', ...libRooms('agency')],
  'Only lib/agency knows the database; read through lib/queries or lib/browser.',
)
const gateway = wall(
  libRooms('gateway'),
  'Pages and views read through lib/queries or lib/browser, never through the gateway.',
)
const server = wall(
  libRooms('server', 'events', 'realtime', 'cache'),
  'Views and pages know nothing of the server.',
)
const framework = wall(['next', 'next/**', 'react', 'react-dom'], 'This room knows nothing of the framework.')

/** Rooms of components that all features share, from the lowest to the highest; each may use those before it. */
const sharedRooms = [
  'ui',
  'runtime',
  'session',
  'forms',
  'notifications',
  'consent',
  'trust',
  'property',
  'map',
  'pricing',
  'shell',
  'uploads',
]
const features = [
  'account',
  'auth',
  'chat',
  'company',
  'contact',
  'content',
  'faq',
  'finance',
  'home',
  'legal',
  'listing',
  'local',
  'offers',
  'payments',
  'places',
  'saved',
  'search',
  'selling',
  'services',
  'viewings',
]
const componentRooms = (names, message) =>
  wall(
    names.flatMap((name) => [`@/components/${name}/**`, `../${name}/**`]),
    message,
  )

/**
 * Forbids imports in the files of a room. Only one of these blocks may decide on a file: in a flat config the last
 * `no-restricted-imports` replaces all before it. tests/house/walls.test.ts shows each wall.
 */
const room = (files, ...patterns) => ({ files, rules: { 'no-restricted-imports': ['error', { patterns }] } })

const fromApp = wall(['@/app/**', '**/../app/**'], upwards.message)
const inComponents = [fromApp, database, gateway, server, above('http')]
const walls = [
  room(['app/**'], database, gateway, server),
  room(['components/**'], ...inComponents),
  ...features.map((feature) =>
    room(
      [`components/${feature}/**`],
      ...inComponents,
      componentRooms(
        features.filter((other) => other !== feature),
        'A feature never imports another feature.',
      ),
    ),
  ),
  ...sharedRooms.map((name, index) =>
    room(
      [`components/${name}/**`],
      ...inComponents,
      componentRooms(
        [...sharedRooms.slice(index + 1), ...features],
        'A shared room knows no feature, and no shared room above it.',
      ),
    ),
  ),
  room(['lib/**'], upwards, database),
  room(
    ['config', 'contract', 'errors', 'format', 'html', 'places', 'search', 'seo', 'tax', 'tenancy'].map(
      (name) => `lib/${name}/**`,
    ),
    upwards,
    database,
    framework,
    above(
      'cache',
      'events',
      'realtime',
      'media',
      'gateway',
      'session',
      'server',
      'queries',
      'http',
      'browser',
    ),
  ),
  room(['lib/domain/**'], {
    regex: '^(?!\\./[^/]+$|\\.\\./format/)',
    message: 'The domain is pure: it imports only itself and lib/format.',
  }),
  // lib/events listens to PostgreSQL's notifications by a connection of its own.
  room(
    ['lib/cache/**', 'lib/events/**', 'lib/realtime/**', 'lib/files/**', 'lib/media/**'],
    upwards,
    framework,
    above('agency', 'gateway', 'session', 'server', 'queries', 'http', 'browser'),
  ),
  room(
    ['lib/agency/**'],
    upwards,
    framework,
    above('gateway', 'session', 'server', 'queries', 'http', 'browser'),
  ),
  room(['lib/gateway/**'], upwards, framework, above('session', 'server', 'queries', 'http', 'browser')),
  room(['lib/session/**'], upwards, database, above('server', 'queries', 'http', 'browser')),
  room(['lib/server/**'], upwards, above('agency', 'gateway', 'queries', 'http', 'browser')),
  room(['lib/http/**'], upwards, database, above('queries', 'browser')),
  room(['lib/queries/**'], upwards, database, above('server', 'http', 'browser')),
  room(['lib/browser/**'], upwards, database, above('gateway', 'server', 'queries', 'http')),
]

/** Outside of these rooms, plain TypeScript has no elements and no hooks (tests/house/sources.test.ts). */
const withoutReactRules = {
  files: ['**/*.ts'],
  ignores: ['app/**', 'components/**'],
  rules: Object.fromEntries(
    next
      .flatMap(({ rules = {} }) => Object.keys(rules))
      .filter((name) => /^(react|react-hooks|jsx-a11y)\//.test(name))
      .map((name) => [name, 'off']),
  ),
}

const config = [
  {
    ignores: [
      '.next/**',
      '.data/**',
      'node_modules/**',
      'prisma/generated/**',
      'next-env.d.ts',
      'playwright-report/**',
      'test-results/**',
    ],
  },
  ...next,
  ...typescript,
  withoutReactRules,
  {
    rules: {
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
      'no-console': ['error', { allow: ['error', 'warn'] }],
      'no-restricted-properties': [
        'error',
        { object: 'process', property: 'env', message: 'Read settings through lib/config/env.' },
      ],
      'max-lines': ['error', { max: 300, skipBlankLines: true }],
      // `bind` makes a new action at each render, and React 19 then renders the posted page for ever.
      'no-restricted-syntax': [
        'error',
        {
          selector: "BinaryExpression[operator='in'][left.type!='Literal']",
          message: "Every object inherits names ('constructor'): use Object.hasOwn or a Map.",
        },
        {
          selector:
            "CallExpression[callee.name='useActionState'] > CallExpression[callee.property.name='bind']",
          message: 'Give the action what it needs as a field of the form.',
        },
      ],
    },
  },
  ...walls,
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
