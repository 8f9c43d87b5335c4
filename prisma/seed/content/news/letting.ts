import { item } from '../item'
import type { NewsTag } from '../tags'
import { retention } from '../../../../lib/config/claims'

/** News for landlords and tenants outside the Renters' Rights Act: deposits, checks, energy, tax. */
export const lettingNews = [
  item<NewsTag>({
    slug: 'why-agents-ask-for-identity',
    name: 'Why we ask everyone for ID, and some people for more',
    pageTitle: 'Why estate and letting agents ask for ID',
    metaContent:
      'Sellers, buyers, landlords and tenants are all checked, for different reasons. What the law asks, what agents keep, and what you may refuse.',
    shortDescription:
      'Sellers, buyers, landlords and tenants are all checked, for different reasons. What is asked, what is kept, and for how long.',
    tags: ['landlord-guides', 'seller-guides'],
    publishedAt: '2025-05-20',
    picture: {
      file: 'office-1.webp',
      alt: 'An office block of four storeys with brick piers between its windows.',
    },
    body: `
<p>“You have my passport already.” It is a fair complaint from somebody who has shown it to a bank, a broker and a conveyancer in the same month. Each of them is bound by the law in their own right, and none may simply take the word of another. Since 14 May letting agents have a further duty, so here is the whole picture.</p>
<h2>Selling and buying: money laundering</h2>
<p>Estate agents are supervised by HM Revenue &amp; Customs under the Money Laundering Regulations 2017. We must identify a seller before acting for them, and a buyer once an offer has been accepted. That means every owner on the title and everyone who will be on the new one. Where a company or trust owns the home, it means the people behind it.</p>
<p>Most checks are electronic and take minutes. Some need more: a power of attorney, a name that differs from the title, a buyer whose deposit comes from a third person or from abroad. We may have to ask where the money came from, and cannot issue the memorandum of sale until we know.</p>
<h2>Letting: sanctions, whatever the rent</h2>
<p>The money-laundering rules reach lettings only at very high rents, from about £10,000 a month. Sanctions law has no such floor. Since 14 May 2025 every letting agent in the UK must report to the Office of Financial Sanctions Implementation, part of the Treasury, if they know or have reasonable cause to suspect that somebody they deal with is on the sanctions list. An agent can only know by looking, so landlords and tenants are both screened, at the start and again when the list changes.</p>
<h2>Letting: the right to rent</h2>
<p>In England a landlord must also check that adults who will live in the home have a right to rent. British and Irish citizens may show a passport; most others share a code from the Home Office. Everybody must be asked in the same way. Checking only people with a certain kind of name is discrimination.</p>
<h2>What happens to the documents</h2>
<ul>
<li>Records of identity checks are kept for ${retention.identityChecks} after the business relationship ends, because the regulations say so. Then they are destroyed.</li>
<li>Only staff who carry out the checks can open them.</li>
<li>We do not take copies by email. If a message asks you to reply with a photograph of your passport, it is not from us.</li>
</ul>
<h2>What it costs</h2>
<p>Nothing on top. The check is in the price of selling or letting with us. Since total prices have to be shown from the start, a compulsory “compliance fee” added later should make you ask questions of whoever adds it. A tenant may not be charged for any check at all, anywhere in England.</p>
<h2>May I refuse?</h2>
<p>You may. We would then have to stop, because acting for somebody who has not been identified is an offence. What you can ask is that we use the least we need. A driving licence and a recent bill will often do instead of a passport; people without either should tell us, and we will find a lawful way.</p>
<p><small>From 30 June 2026 the thresholds in the regulations are in sterling: the one for lettings is £10,000 a month.</small></p>
`,
  }),
  item<NewsTag>({
    slug: 'holding-deposits-explained',
    name: 'Holding deposits: a week’s rent, fifteen days, and when you get it back',
    pageTitle: 'Holding deposits explained for tenants',
    metaContent:
      'How much a holding deposit may be in England, how long it may be kept, the four reasons for losing it, and a worked example to the penny.',
    shortDescription:
      'How much it may be, how long it may be kept, and the only reasons for which you can lose it.',
    tags: ['tenant-guides'],
    publishedAt: '2025-07-08',
    picture: { file: 'bedroom-2.webp', alt: 'A neutral bedroom with a double bed and a bare wood floor.' },
    body: `
<p>You have seen the flat, you want the flat, and somebody asks for money to take it off the market. In England that payment has a name, a ceiling and a deadline, all set by the Tenant Fees Act 2019.</p>
<h2>How much</h2>
<p>At most one week’s rent. A week is the yearly rent divided by 52, so take the monthly rent, multiply by 12 and divide by 52:</p>
<table>
<thead><tr><th scope="col">Monthly rent</th><th scope="col">Holding deposit at most</th></tr></thead>
<tbody>
<tr><td>£650</td><td>£150.00</td></tr>
<tr><td>£950</td><td>£219.23</td></tr>
<tr><td>£1,200</td><td>£276.92</td></tr>
<tr><td>£1,500</td><td>£346.15</td></tr>
</tbody>
</table>
<p>It covers all of you together, not each of you. A round £100 is lawful only where the rent is at least £433.34 a month. And only one holding deposit may be held for a home at a time: a landlord who takes three and chooses later has broken the law twice.</p>
<h2>How long</h2>
<p>The landlord or agent has 15 days from receiving it to grant you a tenancy, unless you agree another deadline in writing. During that time references are taken and the agreement is drawn up.</p>
<h2>Getting it back</h2>
<p>There are three happy endings. If the tenancy goes ahead, the sum is returned to you, as we do, or, if you agree, put towards the first rent or the deposit. If the landlord withdraws, or the deadline passes without a tenancy through no fault of yours, it comes back in full. Repayment is due within seven days.</p>
<h2>The reasons for keeping it</h2>
<p>There are four, and a landlord who relies on one has to tell you in writing, within seven days, which it is:</p>
<ol>
<li>you decided not to go ahead;</li>
<li>you failed a right-to-rent check;</li>
<li>you gave false or misleading information that reasonably affects the decision;</li>
<li>you did not take reasonable steps to enter into the tenancy, and the landlord did.</li>
</ol>
<p>A poor credit score that you did not hide is none of these. So declare the missed payment, the county court judgment or the gap in employment on the form: what you have declared cannot be called false or misleading.</p>
<p>If no reasons arrive in time, the money must be repaid whatever happened.</p>
<h2>What may not be called a holding deposit</h2>
<p>A “reservation fee”, an “admin charge” or a payment for being allowed to view. Charges for references, inventories, guarantors and checking in are all banned. If you have paid one, ask for it back in writing, then go to the council’s trading standards service or the First-tier Tribunal.</p>
<h2>Before you pay</h2>
<p>See the home, or have someone see it for you. Check that the agent belongs to a redress scheme and a client-money scheme, both of which must be named on its website. Pay to an account in the firm’s name, and get a receipt with the amount, the address of the property and the deadline. Nobody honest will rush you past that.</p>
<h2>Wales, Scotland and Northern Ireland</h2>
<p>Wales has the same limit of a week, with written information that must be given to you first. In Scotland a holding deposit may not be charged at all. In Northern Ireland ask before paying what it is for, since an agent may not charge you for work done for the landlord.</p>
`,
  }),
  item<NewsTag>({
    slug: 'epc-c-by-2030-confirmed',
    name: 'EPC C by October 2030: what landlords know now',
    pageTitle: 'EPC C by 2030: what landlords know now',
    metaContent:
      'The government has confirmed a minimum of EPC C for private lets by 1 October 2030, with a £10,000 cap. The rule today, the next one, and a plan.',
    shortDescription:
      'A date, a standard and a cap on cost have been confirmed. The rule today, the rule to come, and a plan in three winters.',
    tags: ['landlord-guides', 'market-news'],
    publishedAt: '2026-01-22',
    picture: {
      file: 'victorian-1.webp',
      alt: 'A three-storey terrace of stucco and stock brick behind iron railings, solid-walled and hard to insulate.',
    },
    body: `
<p>Uncertainty has been the most expensive feature of energy policy for landlords. Yesterday a good part of it was removed. The government has confirmed that private rented homes in England and Wales will have to reach EPC C, or hold an exemption, by <strong>1 October 2030</strong>, and that a landlord will not be required to spend more than <strong>£10,000</strong> on a property to get there. Regulations will follow.</p>
<h2>The rule today</h2>
<p>Nothing changes this winter. The minimum is E, for new and existing tenancies alike. A home rated F or G may not be let without an exemption on the public register, and the present cap on what you must spend is £3,500 including VAT. We do not publish a letting below E unless its exemption has been registered.</p>
<h2>The certificate is changing as well</h2>
<p>Alongside came the response on the certificates themselves. New ones are to show four measures in place of one: the cost of energy, the fabric of the building, the heating system and readiness for smart technology. Existing certificates keep their ten years. When the new form will arrive, and exactly how the measures translate into “C”, is still being worked out, with a consultation open until March.</p>
<p>There are to be transitional rules for homes that already reach C on today’s scale. Read their final wording before you order a certificate for the sake of one.</p>
<h2>Work that is right under either scale</h2>
<ol>
<li><strong>Loft insulation</strong> to the current depth. Cheap, quick, and good in every calculation.</li>
<li><strong>Cavity walls</strong>, after a proper survey of whether yours suit it.</li>
<li><strong>Draughts</strong>, controls, thermostatic valves and low-energy lamps.</li>
<li><strong>Ventilation</strong>, in the same week as the draughts. An airtight home without an extractor is a home with mould.</li>
<li><strong>Heating</strong>, when the boiler is due in any case. Compare a heat pump with the grant against the gas boiler it would replace.</li>
</ol>
<p>Solid walls are harder. Internal insulation takes space and can trap damp, external changes the street, and listed buildings need consent for either. Take advice from someone who does not sell the product.</p>
<h2>A plan in three winters</h2>
<table>
<thead><tr><th scope="col">When</th><th scope="col">What</th></tr></thead>
<tbody>
<tr><td>This winter</td><td>Read the recommendations page of each certificate. List rating, expiry, wall type and boiler age.</td></tr>
<tr><td>Next winter</td><td>Do the cheap measures between tenancies. Keep invoices: only documented spending can count.</td></tr>
<tr><td>By 2029</td><td>With the regulations final, do what remains or register an exemption, ahead of the queue for installers.</td></tr>
</tbody>
</table>
<p>Grants come and go and depend on the tenant’s income as often as the landlord’s. Check GOV.UK before paying for anything.</p>
<p>Improvements may also raise what a tenant will pay, or at least how long a tenant stays. We would not print a figure for that. What is plain from enquiries on our own lettings is that people ask about heating bills before they ask about anything else but the rent.</p>
<h2>Is it a reason to sell?</h2>
<p>Do the sum for each property. A flat at D with a full loft above it may need a few hundred pounds. A solid-walled terrace at E may reach the cap before it reaches C, and so qualify for an exemption. An average across the two tells you nothing about either.</p>
`,
  }),
  item<NewsTag>({
    slug: 'making-tax-digital-for-landlords',
    name: 'Making Tax Digital reaches landlords on 6 April',
    pageTitle: 'Making Tax Digital for landlords, April 2026',
    metaContent:
      'Landlords with more than £50,000 of rent and self-employed income must keep digital records and report each quarter from 6 April 2026.',
    shortDescription:
      'Above £50,000 of rent and self-employed income, records go digital and reports become quarterly. Who, when and how.',
    tags: ['landlord-guides'],
    publishedAt: '2026-03-10',
    picture: {
      file: 'detached-4.webp',
      alt: 'A contemporary detached house with white render, timber cladding and an integral garage.',
    },
    body: `
<p>The shoebox has had a good run. From 6 April the landlords with the largest rent rolls must keep their records in software and send a summary to HM Revenue &amp; Customs four times a year. It is not a new tax, and it does not change what you owe or when you pay it.</p>
<h2>Are you in?</h2>
<p>Look at your tax return for 2024–25. Add the <em>gross</em> income from property and from self-employment, before any expenses. Wages, pensions, dividends and interest do not count.</p>
<table>
<thead><tr><th scope="col">Gross income on the return for</th><th scope="col">More than</th><th scope="col">You join on</th></tr></thead>
<tbody>
<tr><td>2024–25</td><td>£50,000</td><td>6 April 2026</td></tr>
<tr><td>2025–26</td><td>£30,000</td><td>6 April 2027</td></tr>
<tr><td>2026–27</td><td>£20,000</td><td>6 April 2028</td></tr>
</tbody>
</table>
<p>Joint owners count their own share only. Two people with £60,000 of rent between them in equal shares have £30,000 each, which is not more than £30,000. Rent held through a company is outside the scheme, because companies are not within income tax.</p>
<h2>What you will do each quarter</h2>
<ol>
<li>Record every receipt and expense digitally, with date, amount and category.</li>
<li>Send totals by 7 August, 7 November, 7 February and 7 May. They are cumulative, so a mistake can be corrected in the next one.</li>
<li>After the year, finish with a final declaration by 31 January. Payment dates stay where they are.</li>
</ol>
<p>There are easier rules for jointly owned property: you may, for instance, report joint expenses once a year. Foreign property counts too.</p>
<h2>Software</h2>
<p>HMRC supplies none, but keeps a list of products that are compatible, some of them free. A spreadsheet may stay if it is connected by bridging software. Choose by your own habits. If you look at your phone more than at your desk, an app that reads bank feeds and photographs receipts will be used, and a spreadsheet will not.</p>
<h2>Get the categories right now</h2>
<ul>
<li><strong>Repairs</strong> restore what was there and come off the rent. <strong>Improvements</strong> do not, but count when you sell. Keep both invoices.</li>
<li><strong>Mortgage interest</strong> is not an expense for individuals. It gives a basic-rate reduction in tax.</li>
<li><strong>Replacing</strong> domestic items, like for like, is allowed. The first fridge is not.</li>
<li><strong>Agents’ fees</strong>, insurance, ground rent, service charges and safety certificates are all expenses. So is our fee, and the referencing.</li>
</ul>
<p>Deposits are not income while they belong to the tenant. A sum kept for damage at the end usually is.</p>
<h2>Penalties</h2>
<p>Late submissions earn points, and at four points a charge of £200. HMRC has said that those who join in April 2026 will not receive points for late quarterly updates in their first year. That concession covers neither the final declaration nor late payment.</p>
<h2>What an agent can give you</h2>
<p>Landlords on our management service get a monthly statement that shows the rent, our fee, the VAT and any repairs separately. Ask for it as a file if your software can take one. A bank statement that says “net rent” will not do, because the gross figure decides whether you are in at all.</p>
<p>If you cannot use digital tools, because of age, disability or where you live, apply for an exemption before you are due to join. And if your affairs are anything but simple, pay an accountant for one hour in March rather than five in July.</p>
`,
  }),
]
