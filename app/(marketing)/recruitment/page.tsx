import type { Metadata } from 'next'
import { recruitmentIntro } from '@/components/company/text/recruitment'
import { Vacancy } from '@/components/company/vacancy'
import { JsonLd } from '@/components/ui/json-ld'
import { PageHero } from '@/components/ui/page-hero'
import { PageTrail } from '@/components/shell/page-trail'
import { RichText } from '@/components/ui/rich-text'
import { routes } from '@/lib/config/routes'
import { createPageMetadata, getSiteOrigin } from '@/lib/queries/page-metadata'
import { getPublicSettings } from '@/lib/queries/public-settings'
import { getPageMeta } from '@/lib/queries/site-meta'
import { getVacancies } from '@/lib/queries/vacancies'
import { createJobPostingLd } from '@/lib/seo/job-posting'

export const generateMetadata = async (): Promise<Metadata> =>
  createPageMetadata({ meta: await getPageMeta('recruitment'), path: routes.recruitment })

/** Recruitment and its vacancies (STATIC-30 … STATIC-33, D-98 … D-100). */
export default async function RecruitmentPage() {
  const jobs = await getVacancies()
  const origin = getSiteOrigin()
  const { brandName } = getPublicSettings()
  return (
    <>
      <PageTrail trail={[{ name: 'Recruitment' }]} />
      {jobs.length > 0 ? (
        <JsonLd data={jobs.map((job) => createJobPostingLd(origin, brandName, job))} />
      ) : null}
      <PageHero title="Recruitment">
        <RichText html={recruitmentIntro} />
      </PageHero>
      <section aria-labelledby="current-roles" className="border-t border-line bg-sunken">
        <div className="wrap-page grid gap-6 py-12">
          <h2 id="current-roles">Current roles</h2>
          {jobs.length === 0 ? (
            <p>There are no vacancies at the moment.</p>
          ) : (
            <ul className="grid max-w-4xl gap-6">
              {jobs.map((job) => (
                <li key={job.id}>
                  <Vacancy job={job} origin={origin} brandName={brandName} />
                </li>
              ))}
            </ul>
          )}
        </div>
      </section>
    </>
  )
}
