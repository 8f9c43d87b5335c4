import fs from 'node:fs'
import next from 'eslint-config-next/core-web-vitals'
import typescript from 'eslint-config-next/typescript'

/** Patterns of import specifiers that lead to folders of lib, from inside and from outside lib. */
const libFolders = (...names) =>
  names.flatMap((name) => [
    `**/${name}/**`,
    `@/lib/${name}`,
    `../${name}`,
    `../../${name}`,
    `../../../${name}`,
  ])
const forbid = (group, message) => ({ group, message })

const appAndComponents = forbid(
  ['@/app/**', '**/../app/**', '@/components/**', '**/../components/**'],
  'Imports go down only: app → components → queries | browser → gateway → agency → contract.',
)
const higherFolders = (...names) =>
  forbid(libFolders(...names), 'That folder of lib is above this one; imports go down only.')
const database = forbid(
  ['@prisma/**', '**/prisma/generated/**', 'kysely', 'pg', ...libFolders('agency')],
  'Only lib/agency knows the database; read through lib/queries or lib/browser.',
)
const gateway = forbid(
  libFolders('gateway'),
  'Pages and views read through lib/queries or lib/browser, never through the gateway.',
)
const server = forbid(
  libFolders('server', 'events', 'realtime', 'cache'),
  'Views and pages know nothing of the server.',
)
const framework = forbid(
  ['next', 'next/**', 'react', 'react-dom'],
  'This folder must not import the framework.',
)

/** Folders of components that all features share, from the lowest to the highest. Each may import those before it. */
const sharedFolders = [
  'ui',
  'settings',
  'session',
  'forms',
  'milestones',
  'notifications',
  'consent',
  'trust',
  'property',
  'map',
  'pricing',
  'shell',
  'uploads',
]
/** Every other folder is a feature. */
const features = fs
  .readdirSync(new URL('components', import.meta.url))
  .filter((name) => !sharedFolders.includes(name))
const componentFolders = (names, message) =>
  forbid(
    names.flatMap((name) => [`@/components/${name}/**`, `../${name}/**`]),
    message,
  )

/**
 * Forbids imports in some files. Of several blocks that match a file only the last one applies, because in a flat config
 * a later rule replaces an earlier one. tests/house/import-rules.test.ts shows that each rule works.
 */
const restrictImports = (files, ...patterns) => ({
  files,
  rules: { 'no-restricted-imports': ['error', { patterns }] },
})

const fromApp = forbid(['@/app/**', '**/../app/**'], appAndComponents.message)
const inComponents = [fromApp, database, gateway, server, higherFolders('http')]
const importRules = [
  restrictImports(['app/**'], database, gateway, server),
  restrictImports(['components/**'], ...inComponents),
  ...features.map((feature) =>
    restrictImports(
      [`components/${feature}/**`],
      ...inComponents,
      componentFolders(
        features.filter((other) => other !== feature),
        'A feature never imports another feature.',
      ),
    ),
  ),
  ...sharedFolders.map((name, index) =>
    restrictImports(
      [`components/${name}/**`],
      ...inComponents,
      componentFolders(
        [...sharedFolders.slice(index + 1), ...features],
        'A shared folder imports no feature, and no shared folder above it.',
      ),
    ),
  ),
  restrictImports(['lib/**'], appAndComponents, database),
  restrictImports(
    ['config', 'contract', 'errors', 'format', 'html', 'places', 'search', 'seo', 'tax', 'tenancy'].map(
      (name) => `lib/${name}/**`,
    ),
    appAndComponents,
    database,
    framework,
    higherFolders(
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
  restrictImports(['lib/domain/**'], {
    // Matches every specifier except './name' and '../format/name'.
    regex: '^(?!\\./[^/]+$|\\.\\./format/)',
    message: 'The domain is pure: it imports only itself and lib/format.',
  }),
  // lib/events listens to PostgreSQL's notifications by a connection of its own.
  restrictImports(
    ['lib/cache/**', 'lib/events/**', 'lib/realtime/**', 'lib/files/**', 'lib/media/**'],
    appAndComponents,
    framework,
    higherFolders('agency', 'gateway', 'session', 'server', 'queries', 'http', 'browser'),
  ),
  restrictImports(
    ['lib/agency/**'],
    appAndComponents,
    framework,
    higherFolders('gateway', 'session', 'server', 'queries', 'http', 'browser'),
  ),
  restrictImports(
    ['lib/gateway/**'],
    appAndComponents,
    framework,
    higherFolders('session', 'server', 'queries', 'http', 'browser'),
  ),
  restrictImports(
    ['lib/session/**'],
    appAndComponents,
    database,
    higherFolders('server', 'queries', 'http', 'browser'),
  ),
  restrictImports(
    ['lib/server/**'],
    appAndComponents,
    higherFolders('agency', 'gateway', 'queries', 'http', 'browser'),
  ),
  restrictImports(['lib/http/**'], appAndComponents, database, higherFolders('queries', 'browser')),
  restrictImports(['lib/queries/**'], appAndComponents, database, higherFolders('server', 'http', 'browser')),
  restrictImports(
    ['lib/browser/**'],
    appAndComponents,
    database,
    higherFolders('gateway', 'server', 'queries', 'http'),
  ),
]

/** Outside of app and components, plain TypeScript has no elements and no hooks (tests/house/sources.test.ts). */
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
      'no-restricted-syntax': [
        'error',
        {
          selector: "BinaryExpression[operator='in'][left.type!='Literal']",
          message: "Every object inherits names ('constructor'): use Object.hasOwn or a Map.",
        },
        // `bind` makes a new action at each render, and React 19 then renders the posted page for ever.
        {
          selector:
            "CallExpression[callee.name='useActionState'] > CallExpression[callee.property.name='bind']",
          message: 'Give the action what it needs as a field of the form.',
        },
      ],
    },
  },
  ...importRules,
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
