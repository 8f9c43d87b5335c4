import { item } from '../item'
import type { NewsTag } from '../tags'

/** News on how the Renters' Rights Act 2025 works: possession, the database, rent in advance (domain B3). */
export const rentersRightsInUseNews = [
  item<NewsTag>({
    slug: 'possession-without-section-21',
    name: 'Possession without section 21: the grounds landlords actually use',
    pageTitle: 'Possession without section 21: the main grounds',
    metaContent:
      'Selling, moving in, arrears, antisocial behaviour: the possession grounds that matter to private landlords, with notice periods and traps.',
    shortDescription:
      'Selling, moving in, arrears, antisocial behaviour: the grounds that matter, with their notice periods and their traps.',
    tags: ['renters-rights', 'landlord-guides'],
    publishedAt: '2026-07-09',
    picture: {
      file: 'end-of-terrace-3.webp',
      alt: 'A yellow-brick end-of-terrace house with sash windows in evening light.',
    },
    related: [
      'first-day-of-the-new-tenancy-rules',
      'section-13-rent-increases-step-by-step',
      'get-ready-for-the-landlord-database',
    ],
    body: `
<p>There are more than thirty grounds for possession in the amended Schedule 2 to the Housing Act 1988. A private landlord with a house or two will meet six of them.</p>
<table>
<caption>Grounds most used by private landlords in England, since 1 May 2026</caption>
<thead><tr><th scope="col">Ground</th><th scope="col">Reason</th><th scope="col">Notice</th><th scope="col">If proved, the court</th></tr></thead>
<tbody>
<tr><td>1</td><td>Landlord or close family moving in</td><td>4 months</td><td>must order possession</td></tr>
<tr><td>1A</td><td>Sale</td><td>4 months</td><td>must order possession</td></tr>
<tr><td>4A</td><td>Student house needed for the next students</td><td>4 months</td><td>must order possession</td></tr>
<tr><td>8</td><td>Three months’ rent owing</td><td>4 weeks</td><td>must order possession</td></tr>
<tr><td>10 and 11</td><td>Some arrears; repeated lateness</td><td>4 weeks</td><td>may, if reasonable</td></tr>
<tr><td>14</td><td>Antisocial behaviour</td><td>none: proceedings may start at once</td><td>may, if reasonable</td></tr>
</tbody>
</table>
<h2>Selling and moving in</h2>
<p>Grounds 1 and 1A cannot bring a tenancy to an end in its first 12 months. They carry a sting: once you have used either, the home may not be let, or advertised to let, until 12 months after the date given in the notice. That holds if the sale collapses. A breach can bring a civil penalty of up to £40,000 from the council, and a rent repayment order besides.</p>
<p>Keep the evidence of your intention from the day you form it: the agent’s instruction, the solicitor’s letter, the school place. If you are happy to sell with the tenant in place, you need no ground at all.</p>
<h2>Arrears</h2>
<p>Ground 8 now asks for three months’ rent, or thirteen weeks’ where rent is paid weekly or fortnightly, both on the day of the notice and on the day of the hearing. Arrears that exist only because a Universal Credit payment has not yet come through are left out. If the tenant pays down to £1 below the line, ground 8 fails; plead grounds 10 and 11 beside it. Talk first. A repayment plan in writing is faster than any court list.</p>
<h2>Students</h2>
<p>Ground 4A is for houses in multiple occupation let wholly to full-time students. You must have told the tenants in writing, before they signed, that you might use it; the agreement may not have been made more than six months before they moved in; and the date for leaving has to fall between 1 June and 30 September.</p>
<p>Two more are worth knowing by name. Ground 6 covers demolition or substantial works that cannot be done around a tenant, with four months’ notice. Ground 7 applies within a limited time after a tenant has died, with two.</p>
<h2>Before you serve anything</h2>
<ul>
<li>Is the deposit protected, and were the details given? Without that the court cannot make an order, except for grounds 7A and 14.</li>
<li>Is the notice on the current prescribed form, and are all the tenants named?</li>
<li>Is the date right? One day short is too short.</li>
<li>Have you kept proof of service?</li>
</ul>
<h2>And then</h2>
<p>A notice does not end a tenancy. If the tenant stays, you apply to the county court, and only a bailiff or High Court officer may carry out its order. Changing the locks, cutting off services or leaning on somebody to leave is a crime, with civil penalties to match.</p>
<p>This is an overview, not advice. For a contested case, see a solicitor before the notice goes out, not after the hearing has been lost.</p>
`,
  }),
  item<NewsTag>({
    slug: 'get-ready-for-the-landlord-database',
    name: 'The landlord database is coming: a folder to prepare now',
    pageTitle: 'PRS database: what landlords should prepare',
    metaContent:
      'The private rented sector database is not open yet. What it will ask of landlords in England, what it will stop them doing, and what to gather.',
    shortDescription:
      'Registration is not open yet. What it will ask, what it will prevent, and what to gather while there is time.',
    tags: ['renters-rights', 'landlord-guides'],
    publishedAt: '2026-07-16',
    picture: { file: 'flat-block-2.webp', alt: 'A modern three-storey block of flats with glass balconies.' },
    body: `
<p>Two landlords have forwarded us the same email this month, offering “priority registration” for the private rented sector database, for a fee. There is nothing to have priority in. As we write, registration has not opened, no start date has been fixed, and the fee has not been set. What the government has said is that the roll-out will begin late in 2026 and go region by region.</p>
<p><em>Added on 10 September 2026: the dates have been announced. The West Midlands come first, on 15 December 2026, and landlords there have until 14 March 2027. The South West is last, on 15 August 2027. All nine regions are in our <a href="/guides/landlord-compliance-calendar-2026/">landlord’s calendar</a>.</em></p>
<h2>What the Act already tells us</h2>
<p>Part 2 of the Renters’ Rights Act 2025 requires an entry for the landlord and another for each dwelling. Once the duty applies in your area:</p>
<ul>
<li>a home may not be advertised or let without active entries, and the advertisement has to carry the numbers;</li>
<li>a court will not order possession for a landlord who is not registered, with exceptions for antisocial behaviour;</li>
<li>the council can impose up to £7,000 for a first failure, and up to £40,000 or a prosecution for repeated or fraudulent ones.</li>
</ul>
<p>Some of an entry will be open to the public and some to councils alone. Regulations will say which.</p>
<h2>The folder</h2>
<p>These are the papers that the register seems certain to ask about, because they are the ones a landlord must hold in any case:</p>
<ol>
<li>Full names and an address for service for every owner, and the company number if there is one.</li>
<li>Gas safety record, within the last 12 months.</li>
<li>Electrical installation condition report, within the last five years, with proof that any remedial work was done.</li>
<li>Energy certificate at E or better, or the reference of a registered exemption.</li>
<li>Licence number, if the council licenses the house or the area.</li>
<li>Deposit scheme and reference.</li>
<li>The date of the tenancy, the rent, and the date of the last increase.</li>
</ol>
<p>If any of those made you wince, the wince is the useful part. Councils have been able to ask for most of them for years, and since last December have had wider powers to do so.</p>
<h2>Owners who are easy to overlook</h2>
<p>Joint owners will each be concerned, so find out who is on the title. Executors who let a late parent’s house, owners who live abroad, and people who let one room-by-room house to students are all landlords. So is anybody who moved in with a partner and kept the flat. If the rent is paid to you, assume that the register means you.</p>
<h2>And the ombudsman?</h2>
<p>A separate scheme, which private landlords will have to join even if an agent manages for them, and which tenants will be able to use free of charge. The government expects it in 2028. Complaints about letting agents already go to a redress scheme; ours is The Property Ombudsman.</p>
<h2>What we will do for landlords who let with us</h2>
<p>When the duty reaches your area we will ask you for the register’s two numbers, one for you and one for the home, and print both in the advertisement. We will write to everybody affected when that date is known, from our usual address, and will not ask for a fee to pass the news on.</p>
<p><small>Correct on 16 July 2026. For the date in your area see “Renters’ Rights Act” on GOV.UK.</small></p>
`,
  }),
  item<NewsTag>({
    slug: 'one-rent-no-bidding-no-six-months-up-front',
    name: 'One rent, no bidding, no six months up front',
    pageTitle: 'Rental bidding and rent in advance: the rules',
    metaContent:
      'What landlords and agents in England may not ask, encourage or accept since 1 May 2026, and what tenants can do when somebody tries.',
    shortDescription:
      'What may not be asked, encouraged or accepted in England, even when the tenant offers it, and what to do when somebody tries.',
    tags: ['renters-rights', 'tenant-guides'],
    publishedAt: '2026-07-30',
    picture: {
      file: 'living-room-1.webp',
      alt: 'A living room with a blue sofa, an armchair and a wood floor.',
    },
    body: `
<p>“We’ve had a lot of interest, so if you wanted to put something forward…” Those three dots can now cost up to £7,000. Since 1 May a landlord or agent in England who invites, encourages or accepts an offer of more than the advertised rent has broken the law, and it makes no difference that the tenant offered first.</p>
<h2>What an advertisement must say</h2>
<p>A written advertisement or offer has to state the rent as a specific amount. “From £1,100”, “offers in excess of” and “price on application” are out. If the landlord decides that the figure is too low, they can advertise again at a higher one; they cannot collect bids and then settle on one. A lower rent can be agreed freely. So can a choice between applicants on lawful grounds, such as who can move in when, or whether the income stands up.</p>
<p>Council penalties run to £7,000, and a repeat within five years costs more.</p>
<h2>Rent before the tenancy</h2>
<p>Two rules work together:</p>
<ul>
<li>nothing may be asked for, or accepted, as rent <strong>before both sides have signed</strong>;</li>
<li>between signature and the first day, <strong>no more than one month’s rent</strong> may be required, or 28 days’ worth where the rent period is shorter than a month.</li>
</ul>
<p>Once the tenancy has begun, rent cannot be made payable before the period it is for. A tenant may pay early of their own accord, but no clause can make them do so.</p>
<p>People who used to offer six months in place of a guarantor, such as students from overseas or the newly self-employed, should ask what the landlord’s insurer will accept instead. A guarantor is still allowed. So is rent insurance, if the landlord pays for it.</p>
<h2>What you can be asked to pay</h2>
<p>A holding deposit of at most one week’s rent, the first month’s rent after signing, and a tenancy deposit of at most five weeks’ rent, six where the yearly rent is £50,000 or more. At £1,200 a month those are £276.92, £1,200 and £1,384.61. The list under every lettings page on this site gives the rest.</p>
<h2>What a fair choice between applicants looks like</h2>
<p>With one price, something else has to decide. We suggest that landlords write down beforehand what they will look at: affordability, references, the date, the number of people the home is fit for. Then take the first applicant who meets it. A note of the reason, made on the day, answers most complaints before they begin. “Professionals only” is not a reason, and neither is “quiet couple”.</p>
<h2>When somebody tries it on</h2>
<ol>
<li>Keep the message. If it was a telephone call, write down the words, the time and the name, and send an email: “You said that… Have I understood you correctly?”</li>
<li>Offer the advertised rent, in writing.</li>
<li>Report it to the council for the area in which the home is. Private-sector housing teams deal with it, and trading standards can too.</li>
<li>If it was an agent, complain to them and then to their redress scheme.</li>
</ol>
<h2>If it was us</h2>
<p>An application through this site cannot carry an amount above the rent. If something slips past us elsewhere, our <a href="/complaints-procedure">complaints procedure</a> applies, and we would like to know the same day.</p>
<h2>Elsewhere in the UK</h2>
<p>These rules are England’s. Scotland, Wales and Northern Ireland limit deposits and fees in their own ways, shown on each listing.</p>
`,
  }),
]
