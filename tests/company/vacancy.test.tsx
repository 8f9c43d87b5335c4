// @vitest-environment jsdom
import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { Vacancy } from '@/components/company/vacancy'
import { formatNumericDate } from '@/lib/format/dates'
import { sanitiseHtml } from '@/lib/html/sanitise'
import { createJobPostingLd } from '@/lib/seo/job-posting'

const job = {
  id: 4,
  title: 'Local Property Consultant',
  location: 'Chelmsford',
  salary: '£28,000 a year',
  contract: 'Permanent, full time',
  hours: '37.5 hours a week',
  added: '2024-03-05',
  description: sanitiseHtml('<p>Value homes.</p><script>alert(1)</script>'),
}

test('a vacancy shows its details, with the posted date as dd/MM/yy (STATIC-31, STATIC-32)', () => {
  render(<Vacancy job={job} origin="https://agency.example" brandName="Harbour & Hearth" />)
  const details = screen
    .getAllByRole('term')
    .map((term, index) => [term.textContent, screen.getAllByRole('definition')[index]?.textContent])
  expect(details).toEqual([
    ['Location', 'Chelmsford'],
    ['Salary', '£28,000 a year'],
    ['Contract', 'Permanent, full time'],
    ['Hours', '37.5 hours a week'],
    ['Posted', '05/03/24'],
  ])
  expect(screen.getByText('Value homes.')).toBeTruthy()
  expect(document.querySelector('script')).toBeNull()
})

test('a date is that of London, and a text that is no date is shown unchanged (STATIC-32)', () => {
  expect(formatNumericDate('2026-06-30T23:30:00.000Z')).toBe('01/07/26')
  expect(formatNumericDate('last week')).toBe('last week')
})

test('a vacancy links to apply by email and to share on four networks in a new tab (STATIC-33, D-100)', () => {
  render(<Vacancy job={job} origin="https://agency.example" brandName="Harbour & Hearth" />)
  expect(screen.getByRole('link', { name: /^Apply/ }).getAttribute('href')).toMatch(
    /^mailto:[^?]+\?subject=Application%3A%20Local%20Property%20Consultant/,
  )
  const shareLinks = screen.getAllByRole('link', { name: /share/ })
  expect(shareLinks.map((link) => new URL(link.getAttribute('href') ?? '').host).sort()).toEqual([
    'wa.me',
    'www.facebook.com',
    'www.linkedin.com',
    'x.com',
  ])
  for (const link of shareLinks) {
    expect([link.getAttribute('target'), link.getAttribute('rel')]).toEqual(['_blank', 'noopener noreferrer'])
    expect(link.getAttribute('href')).toContain(
      encodeURIComponent('https://agency.example/recruitment#vacancy-4'),
    )
  }
})

test('the JobPosting has the same details, and marks only jobs that are wholly remote (D-170)', () => {
  const officeJob = createJobPostingLd('https://agency.example', 'Harbour & Hearth', job)
  expect(officeJob).toMatchObject({
    '@type': 'JobPosting',
    title: job.title,
    datePosted: '2024-03-05',
    employmentType: ['FULL_TIME'],
    jobLocation: { address: { addressLocality: 'Chelmsford' } },
  })
  expect(officeJob).not.toHaveProperty('jobLocationType')
  const partlyRemoteJob = createJobPostingLd('https://agency.example', 'Harbour & Hearth', {
    ...job,
    location: 'Chelmsford, or at home up to three days a week',
  })
  expect(partlyRemoteJob).not.toHaveProperty('jobLocationType')
  expect(partlyRemoteJob).toMatchObject({ jobLocation: { address: { addressLocality: 'Chelmsford' } } })
  const remoteJob = createJobPostingLd('https://agency.example', 'Harbour & Hearth', {
    ...job,
    location: 'Anywhere in the UK, from home',
  })
  expect(remoteJob).toHaveProperty('jobLocationType', 'TELECOMMUTE')
  expect(remoteJob, 'no place is called Anywhere').not.toHaveProperty('jobLocation')
})
