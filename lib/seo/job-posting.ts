import type { Job } from '../contract/enquiries'
import { agencyId } from './agency'
import type { LinkedData } from './json-ld'

/** The kind of employment as schema.org names it; absent where the words do not say. */
function employmentType(contract: string): string[] | undefined {
  const types = [
    /full[- ]time/i.test(contract) ? 'FULL_TIME' : '',
    /part[- ]time/i.test(contract) ? 'PART_TIME' : '',
    /temporary|fixed/i.test(contract) ? 'TEMPORARY' : '',
  ].filter(Boolean)
  return types.length ? types : undefined
}

/**
 * A vacancy as a JobPosting (D-170). The pay is part of its description: the contract has it as words.
 * @param agency the agency's name
 */
export function jobPostingLd(origin: string, agency: string, job: Job): LinkedData {
  // Work that is at home for part of the week is not remote.
  const remote = /^(anywhere|remote|from home)/i.test(job.location)
  return {
    '@type': 'JobPosting',
    title: job.title,
    description: `<p>${job.salary}. ${job.hours}.</p>${job.description}`,
    identifier: { '@type': 'PropertyValue', name: agency, value: String(job.id) },
    datePosted: job.added.slice(0, 10),
    employmentType: employmentType(job.contract),
    workHours: job.hours,
    hiringOrganization: {
      '@type': 'Organization',
      '@id': agencyId(origin),
      name: agency,
      sameAs: `${origin}/`,
      logo: `${origin}/icons/icon-512.png`,
    },
    // Work from anywhere has no place of its own; of other words the place is what stands before the comma.
    ...(remote
      ? {
          jobLocationType: 'TELECOMMUTE',
          applicantLocationRequirements: { '@type': 'Country', name: 'United Kingdom' },
        }
      : {
          jobLocation: {
            '@type': 'Place',
            address: {
              '@type': 'PostalAddress',
              addressLocality: job.location.split(',')[0],
              addressCountry: 'GB',
            },
          },
        }),
  }
}
