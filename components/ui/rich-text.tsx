import { classNames } from '@/components/ui/class-names'
import { ServerHtml } from '@/components/ui/server-html'
import { prepareHtml } from '@/lib/queries/prepare-html'
import type { PageSection } from '@/lib/config/page-text'

/** Renders HTML of the page texts, after it has passed the sanitiser like all other HTML (D-55). */
export function RichText({ html, className }: { html: string; className?: string }) {
  return <ServerHtml html={prepareHtml(html)} className={className} />
}

/** Returns the id of a heading, for links to it: 'Who we are' → 'who-we-are'. */
export const headingId = (heading: string): string =>
  heading
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')

export function RichTextSections({
  sections,
  columns = 1,
}: {
  sections: readonly PageSection[]
  columns?: 1 | 2
}) {
  return (
    <div className={classNames('grid gap-10', columns === 2 ? 'desktop:grid-cols-2 desktop:gap-x-16' : null)}>
      {sections.map(({ heading, html }) => (
        <section key={heading} aria-labelledby={headingId(heading)}>
          <h2 id={headingId(heading)}>{heading}</h2>
          <RichText html={html} className="mt-3" />
        </section>
      ))}
    </div>
  )
}
