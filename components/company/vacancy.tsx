import { createShareLinks } from '@/lib/browser/share-links'
import { buttonClass } from '@/components/ui/button'
import { ServerHtml } from '@/components/ui/server-html'
import { brand } from '@/lib/config/brand'
import { routes } from '@/lib/config/routes'
import { formatNumericDate } from '@/lib/format/dates'
import type { SanitisedJob } from '@/lib/queries/vacancies'

/** Vacancies are not shared by email, because the link to apply is already an email link (D-100). */
const sharedNetworks = new Set(['Facebook', 'X', 'LinkedIn', 'WhatsApp'])

interface VacancyProps {
  job: SanitisedJob
  /** Origin of the shared link, such as 'https://www.example.co.uk'. */
  origin: string
  brandName: string
}

/** One vacancy with its details, and links to apply and share (STATIC-31 … STATIC-33). */
export function Vacancy({ job, origin, brandName }: VacancyProps) {
  const id = `vacancy-${job.id}`
  const facts = [
    ['Location', job.location],
    ['Salary', job.salary],
    ['Contract', job.contract],
    ['Hours', job.hours],
    ['Posted', formatNumericDate(job.added)],
  ] as const
  const subject = `Application: ${job.title} (${job.location})`
  const applyHref = `mailto:${brand.email}?subject=${encodeURIComponent(subject)}`
  const vacancyUrl = `${origin}${routes.recruitment}#${id}`
  const shareLinks = createShareLinks(vacancyUrl, `${job.title} at ${brandName}`).filter(({ name }) =>
    sharedNetworks.has(name),
  )
  return (
    <article
      id={id}
      aria-labelledby={`${id}-title`}
      className="grid gap-5 rounded-lg border border-line bg-surface p-5 shadow-card tablet:p-7"
    >
      <h3 id={`${id}-title`} className="text-xl">
        {job.title}
      </h3>
      <dl className="grid gap-x-8 gap-y-3 tablet:grid-cols-2">
        {facts.map(([term, value]) => (
          <div key={term}>
            <dt className="text-sm text-muted">{term}</dt>
            <dd className="font-semibold">{value}</dd>
          </div>
        ))}
      </dl>
      <ServerHtml html={job.description} className="border-t border-line pt-4" />
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3 border-t border-line pt-4">
        <a href={applyHref} className={buttonClass()}>
          Apply<span className="sr-only"> for {job.title} by email</span>
        </a>
        <p className="flex flex-wrap items-center gap-x-4">
          <span className="text-sm text-muted">Share</span>
          {shareLinks.map(({ name, href }) => (
            <a
              key={name}
              href={href}
              target="_blank"
              rel="noopener noreferrer"
              className="inline-flex min-h-11 min-w-6 items-center justify-center"
            >
              {name}
              <span className="sr-only">: share {job.title} (opens in a new tab)</span>
            </a>
          ))}
        </p>
      </div>
    </article>
  )
}
