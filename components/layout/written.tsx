import { ServerHtml } from '@/components/ui/server-html'
import { serverHtml } from '@/lib/queries/server-html'
import type { PageSection } from '@/lib/config/page-text'

/** HTML of our own texts: through the same sanitiser as everybody's (D-55). */
export function Written({ html, className }: { html: string; className?: string }) {
  return <ServerHtml html={serverHtml(html)} className={className} />
}

/** An id for a heading, from its words. */
export const headingId = (heading: string): string => heading.toLowerCase().replace(/[^a-z0-9]+/g, '-').replace(/^-|-$/g, '')

/** Sections of a written page, each a region named by its heading. */
export function WrittenSections({ sections }: { sections: readonly PageSection[] }) {
  return (
    <div className="grid gap-10">
      {sections.map(({ heading, html }) => (
        <section key={heading} aria-labelledby={headingId(heading)}>
          <h2 id={headingId(heading)}>{heading}</h2>
          <Written html={html} className="mt-3" />
        </section>
      ))}
    </div>
  )
}
