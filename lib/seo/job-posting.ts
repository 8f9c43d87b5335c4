import type { Job } from '../contract/enquiries'
import { agencyId } from './agency'
import type { LinkedData } from './json-ld'

/** Finds the employment types of schema.org in a contract's text. */
function parseEmploymentTypes(contract: string): string[] | undefined {
  const types = [
    /full[- ]time/i.test(contract) ? 'FULL_TIME' : '',
    /part[- ]time/i.test(contract) ? 'PART_TIME' : '',
    /temporary|fixed/i.test(contract) ? 'TEMPORARY' : '',
  ].filter(Boolean)
  return types.length ? types : undefined
}

/** Structured data of a vacancy (D-170). The salary is part of the description, because the API gives it as text. */
export function createJobPostingLd(origin: string, agency: string, job: Job): LinkedData {
  // Google counts a job as remote only if all of it is done at home, so the location must begin with a word for that.
  const isRemote = /^(anywhere|remote|from home)/i.test(job.location)
  return {
    '@type': 'JobPosting',
    title: job.title,
    description: `<p>${job.salary}. ${job.hours}.</p>${job.description}`,
    identifier: { '@type': 'PropertyValue', name: agency, value: String(job.id) },
    datePosted: job.added.slice(0, 10),
    employmentType: parseEmploymentTypes(job.contract),
    workHours: job.hours,
    hiringOrganization: {
      '@type': 'Organization',
      '@id': agencyId(origin),
      name: agency,
      sameAs: `${origin}/`,
      logo: `${origin}/icons/icon-512.png`,
    },
    ...(isRemote
      ? {
          jobLocationType: 'TELECOMMUTE',
          applicantLocationRequirements: { '@type': 'Country', name: 'United Kingdom' },
        }
      : {
          jobLocation: {
            '@type': 'Place',
            address: {
              '@type': 'PostalAddress',
              // 'Chelmsford' in 'Chelmsford, two days a week at home'.
              addressLocality: job.location.split(',')[0],
              addressCountry: 'GB',
            },
          },
        }),
  }
}
