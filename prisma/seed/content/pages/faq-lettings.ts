import { brand } from '../../../../lib/config/brand'
import { priceTexts } from '../../../../lib/config/price-texts'
import type { Question } from '../../../../lib/config/page-text'

/**
 * The questions of landlords and tenants, stored as the site meta `frequently-asked-questions-lettings-contents`
 * (STATIC-08).
 */
export const lettingsFaqIntro = `<p>Answers are for England unless they say otherwise. Sellers and buyers have <a href="/frequently-asked-questions">a page of their own</a>.</p>
<h2>For landlords and tenants</h2>`

export const lettingsQuestions: readonly Question[] = [
  {
    question: 'What changed on 1 May 2026?',
    answer: `<p>The Renters’ Rights Act came into force for private tenancies in England. Fixed terms ended: tenancies run from month to month until the tenant gives notice or a court ends them. “No fault” section 21 notices are gone.</p>`,
  },
  {
    question: 'What does it cost to let with you?',
    answer: `<p>Finding a tenant costs ${priceTexts.letFindTenant}. Referencing is ${priceTexts.referencing} for each tenant. Management is ${priceTexts.management}. The first two include VAT, and the landlord pays all three.</p>`,
  },
  {
    question: 'What does a tenant pay?',
    answer: `<p>Rent, a holding deposit of at most one week’s rent, a deposit of at most five weeks’ rent, or six if the yearly rent is £50,000 or more, and a few things that arise only if something happens, such as a lost key. The full list for each nation is on the <a href="/fees">fees page</a>. Nothing is charged for viewing, referencing or paperwork.</p>`,
  },
  {
    question: 'Can I advertise for offers, or accept more than the rent?',
    answer: `<p>No. An advertisement must state one specific rent, and nobody may invite, encourage or accept more, even if the tenant suggests it.</p>`,
  },
  {
    question: 'How long is a tenancy?',
    answer: `<p>Since 1 May 2026 private tenancies are periodic, with no end date. A tenant can leave on two months’ notice. A landlord needs a ground and, if the tenant does not go, a court order.</p>`,
  },
  {
    question: 'Can a landlord evict a tenant without a reason?',
    answer: `<p>No, not since 1 May 2026. A landlord gives notice on a ground that the law recognises, such as serious arrears, selling or moving in. The last two need four months’ notice and cannot be used in the first 12 months of a tenancy. A tenant who stays beyond the notice has to go only when a court says so.</p>`,
  },
  {
    question: 'May I ask for six months’ rent in advance?',
    answer: `<p>No. You may ask for nothing before both sides have signed, and for at most one month’s rent before the tenancy starts.</p>`,
  },
  {
    question: 'Can a landlord refuse pets?',
    answer: `<p>A tenant may ask in writing, and the landlord has 28 days to answer and must not refuse unreasonably. We do not publish “no pets”.</p>`,
  },
  {
    question: 'Do you accept people who receive benefits, or have children?',
    answer: `<p>Yes. Refusing or discouraging them is unlawful. We check whether people can afford the rent in the same way for everyone, and count all income.</p>`,
  },
  {
    question: 'Where is the deposit kept?',
    answer: `<p>It has to be protected in a government-approved scheme within 30 days (28 in Northern Ireland). With management we register it in a custodial scheme; otherwise the landlord does. Tenants must be told which.</p>`,
  },
  {
    question: 'When do I get my holding deposit back?',
    answer: `<p>Within seven days of the signing of the tenancy, to the card that paid it. If the landlord decides against you, or the deadline passes through no fault of yours, it is returned within seven days too. It may be kept only for one of four reasons, given to you in writing.</p>`,
  },
  {
    question: 'How often can rent go up?',
    answer: `<p>Once a year, on Form 4A and with two months’ notice. A tenant can ask the First-tier Tribunal to look at the figure before it takes effect.</p>`,
  },
  {
    question: 'Who checks the gas and the wiring?',
    answer: `<p>The landlord has the gas checked every 12 months, the wiring at least every five years, and the alarms on the first day. If we manage the home, we keep track of the dates.</p>`,
  },
  {
    question: 'How do I report a repair?',
    answer: `<p>If we manage the home, ring ${brand.phone} in an emergency at any hour, or write to us with a picture. Otherwise tell your landlord in writing.</p>`,
  },
  {
    question: 'Do landlords need to register?',
    answer: `<p>In Scotland, Wales and Northern Ireland, yes, already. In England a database is to open region by region, from 15 December 2026 in the West Midlands until 15 August 2027 in the South West, and landlords then have three months. The <a href="/guides/landlord-compliance-calendar-2026/">landlord’s calendar</a> has every date. We will tell our landlords, free of charge, when it opens in their region.</p>`,
  },
  {
    question: 'Can I let a home rated F or G?',
    answer: `<p>Not unless an exemption is on the public register. The minimum is E, and is to be C from 1 October 2030.</p>`,
  },
]
