import { ESLint } from 'eslint'
import fs from 'node:fs'
import { describe, expect, it } from 'vitest'

/**
 * Shows that eslint.config.mjs reports each forbidden import. In a flat config a later block replaces the rule of an
 * earlier one, so a new block could allow forbidden imports without anybody noticing.
 */
const eslint = new ESLint({ ruleFilter: ({ ruleId }) => ruleId === 'no-restricted-imports' })

/** Whether the linter reports an import of `specifier` in a file at `filePath`, which need not exist. */
async function isForbidden(filePath: string, specifier: string): Promise<boolean> {
  const [result] = await eslint.lintText(`import '${specifier}'\n`, { filePath })
  return result!.messages.some(({ ruleId }) => ruleId === 'no-restricted-imports')
}

const listFolders = (folder: string) =>
  fs
    .readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => `${folder}/${name}`)

describe('forbidden imports', () => {
  it.each([
    // app and components read data through lib/queries and lib/browser.
    ['app/(marketing)/page.tsx', '@/lib/gateway'],
    ['app/(marketing)/page.tsx', '@/lib/agency/database'],
    ['app/(marketing)/page.tsx', 'kysely'],
    ['app/(marketing)/page.tsx', '@/lib/server/page-cache'],
    ['components/home/view.tsx', '@/lib/gateway'],
    ['components/home/view.tsx', '@/lib/gateway/remote'],
    ['components/home/view.tsx', '@/lib/agency/ask'],
    ['components/home/view.tsx', 'pg'],
    ['components/home/view.tsx', 'kysely'],
    ['components/home/view.tsx', '@/prisma/generated/tables'],
    ['components/home/view.tsx', '@/lib/http/route'],
    ['components/home/view.tsx', '@/lib/events/listen'],
    ['components/home/view.tsx', '@/app/layout'],
    ['components/a-new-feature/view.tsx', '@/lib/gateway'],
    // A feature imports no other feature. A shared folder imports no feature and no higher shared folder.
    ['components/home/view.tsx', '@/components/search/search-form'],
    ['components/home/view.tsx', '../search/search-form'],
    ['components/account/view.tsx', '@/components/auth/login-card'],
    ['components/ui/button.tsx', '@/components/home/hero-section'],
    ['components/ui/button.tsx', '@/components/session/viewer'],
    ['components/session/viewer.tsx', '@/components/shell/menu-behaviour'],
    ['components/forms/form.tsx', '@/components/contact/contact-form'],
    ['components/property/card.tsx', '@/components/shell/logo'],
    // lib imports no page and no view. A folder of lib imports only the folders below it.
    ['lib/queries/x.ts', '../../components/ui/button'],
    ['lib/queries/x.ts', '@/components/ui/button'],
    ['lib/queries/x.ts', '../agency/database'],
    ['lib/queries/x.ts', '../http/route'],
    ['lib/browser/x.ts', '../gateway'],
    ['lib/browser/x.ts', '../queries/search'],
    ['lib/http/x.ts', '../agency/ask'],
    ['lib/session/x.ts', '../queries/account'],
    ['lib/server/x.ts', '../gateway'],
    ['lib/gateway/remote.ts', '../session/current-user'],
    ['lib/agency/ask.ts', '../session/current-user'],
    ['lib/agency/accounts/login.ts', '../../session/current-user'],
    ['lib/agency/accounts/login.ts', '../../gateway'],
    ['lib/agency/accounts/login.ts', '../../http/route'],
    ['lib/agency/accounts/login.ts', 'next/headers'],
    ['lib/agency/accounts/login.ts', '../../../components/ui/button'],
    ['lib/events/x.ts', '../agency/database'],
    ['lib/cache/x.ts', '../gateway'],
    // The pure folders import no database, no framework and no folder with state.
    ['lib/domain/listing.ts', '../agency/database'],
    ['lib/domain/listing.ts', 'kysely'],
    ['lib/domain/listing.ts', 'react'],
    ['lib/contract/x.ts', '../gateway'],
    ['lib/contract/x.ts', '../browser/storage'],
    ['lib/format/x.ts', 'next/navigation'],
    ['lib/config/x.ts', '../cache/tags'],
    ['lib/search/x.ts', '../queries/search'],
    ['lib/tax/x.ts', '../session/current-user'],
  ])('%s must not import %s', async (file, specifier) => {
    expect(await isForbidden(file, specifier)).toBe(true)
  })

  it('no folder of lib may import a page or a view, and no folder of components a page or the gateway', async () => {
    const allowedImports = []
    for (const folder of listFolders('lib'))
      for (const specifier of ['@/app/layout', '../../components/ui/button'])
        if (!(await isForbidden(`${folder}/x.ts`, specifier))) allowedImports.push(`${folder} → ${specifier}`)
    for (const folder of listFolders('components'))
      for (const specifier of ['@/app/layout', '@/lib/gateway', '@/lib/agency/database'])
        if (!(await isForbidden(`${folder}/x.tsx`, specifier)))
          allowedImports.push(`${folder} → ${specifier}`)
    expect(allowedImports).toEqual([])
  })

  it('no folder of components may import a feature, except the feature itself', async () => {
    const allowedImports = []
    for (const folder of listFolders('components'))
      for (const feature of ['search', 'tenancies'])
        if (!(await isForbidden(`${folder}/x.tsx`, `@/components/${feature}/view`)))
          allowedImports.push(`${folder} → ${feature}`)
    expect(allowedImports).toEqual(['components/search → search', 'components/tenancies → tenancies'])
  })
})

describe('allowed imports', () => {
  it.each([
    ['app/(marketing)/page.tsx', '@/components/home/hero-section'],
    ['app/(marketing)/page.tsx', '@/lib/queries/site-meta'],
    ['app/api/[...call]/route.ts', '@/lib/http/route'],
    ['components/home/view.tsx', '@/components/ui/button'],
    ['components/home/view.tsx', '@/components/pricing/price-table'],
    ['components/home/view.tsx', '@/components/home/hero-section'],
    ['components/home/view.tsx', '@/lib/seo/agency'],
    ['components/shell/site-header.tsx', '@/components/session/viewer'],
    ['lib/queries/x.ts', '../gateway'],
    ['lib/gateway/embedded.ts', '../agency/handlers'],
    ['lib/agency/accounts/login.ts', '../../contract/access'],
    ['lib/agency/accounts/login.ts', '../../../prisma/generated/tables'],
    ['lib/agency/accounts/login.ts', 'kysely'],
    ['lib/events/listen.ts', 'pg'],
    ['lib/contract/x.ts', '../domain/listing'],
    ['lib/seo/breadcrumbs.ts', './agency'],
  ])('%s may import %s', async (file, specifier) => {
    expect(await isForbidden(file, specifier)).toBe(false)
  })
})
