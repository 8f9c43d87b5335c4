import type { Metadata } from 'next'
import { sections } from '@/components/content/section-config'
import { PageTrail } from '@/components/shell/page-trail'
import { AuthoritiesAToZ } from '@/components/places/a-to-z'
import { createSiteMapGroups } from '@/components/places/site-map-groups'
import { InternalLink } from '@/components/ui/internal-link'
import { routes } from '@/lib/config/routes'
import { getArticles, getTags, type Section } from '@/lib/queries/articles'
import { createPageMetadata } from '@/lib/queries/page-metadata'
import { getPublicSettings } from '@/lib/queries/public-settings'
import { getPageMeta } from '@/lib/queries/site-meta'

export async function generateMetadata(): Promise<Metadata> {
  return createPageMetadata({ meta: await getPageMeta('site-map'), path: routes.siteMap })
}

async function readSectionGroup(section: Section) {
  const { title, listHref, articleHref, tagHref } = sections[section]
  const [tags, articles] = await Promise.all([getTags(section), getArticles(section)])
  return {
    title,
    links: [
      [`All ${title.toLowerCase()}`, listHref] as const,
      ...tags.map(({ name, slug }) => [name, tagHref(slug)] as const),
      ...articles.map(({ name, slug }) => [name, articleHref(slug)] as const),
    ],
  }
}

export default async function SiteMapPage() {
  const groups = [
    ...createSiteMapGroups(getPublicSettings().productSlug),
    ...(await Promise.all([readSectionGroup('guides'), readSectionGroup('news')])),
  ]
  return (
    <>
      <PageTrail trail={[{ name: 'Site map' }]} />
      <div className="wrap-page grid gap-8 pb-6 pt-2">
        <div>
          <h1>Site map</h1>
          <p className="mt-2 max-w-[60ch] text-lg [&_a]:underline">
            Every public page of this website. Single homes are found by search:{' '}
            <InternalLink href={routes.buy}>for sale</InternalLink> or{' '}
            <InternalLink href={routes.rent}>to rent</InternalLink>.
          </p>
        </div>
        <div className="grid gap-x-10 gap-y-8 tablet:grid-cols-2 desktop:grid-cols-3">
          {groups.map(({ title, links }) => (
            <section key={title} aria-label={title}>
              <h2 className="text-xl">{title}</h2>
              <ul className="mt-2">
                {links.map(([name, href]) => (
                  <li key={href}>
                    <InternalLink
                      href={href}
                      className="inline-flex min-h-11 items-center leading-snug tablet:min-h-8"
                    >
                      {name}
                    </InternalLink>
                  </li>
                ))}
              </ul>
            </section>
          ))}
        </div>
      </div>
      <AuthoritiesAToZ />
    </>
  )
}
