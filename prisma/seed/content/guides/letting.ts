import { item } from '../item'
import type { GuideTag } from '../tags'
import { priceTexts } from '../../../../lib/config/price-texts'

export const lettingGuides = [
  item<GuideTag>({
    slug: 'letting-your-property-step-by-step',
    name: 'Letting your property in England, step by step',
    pageTitle: 'Letting your property in England, step by step',
    metaContent:
      'Consents, safety, energy, the advert, references, the written statement and the deposit: letting a home in England under the rules of 2026.',
    shortDescription:
      'Consents, safety, the advert, references, paperwork and deposit: letting a home under the rules in force since May 2026.',
    tags: ['letting'],
    publishedAt: '2026-05-06',
    picture: { file: 'terraced-3.webp', alt: 'A 1960s terrace of brown-brick houses with tile-hung panels.' },
    featured: true,
    body: `
<p>Letting out even one house makes you a business in the eyes of the law, with a long list of rules to follow. They are not difficult if you take them in order, and breaking them is expensive. This guide is for private landlords in England; Wales, Scotland and Northern Ireland have laws of their own.</p>
<h2>1. Ask who else has a say</h2>
<ul>
<li><strong>Lender:</strong> with a residential mortgage you need the lender’s consent to let, or a different mortgage.</li>
<li><strong>Freeholder:</strong> most leases require consent, or notice, and some forbid short lets.</li>
<li><strong>Insurer:</strong> an ordinary home policy does not cover tenants.</li>
<li><strong>Council:</strong> five or more people from two or more households need a mandatory HMO licence. Many councils license smaller shared houses too, or every let in an area. Letting without a required licence is an offence and can mean repaying up to two years’ rent.</li>
<li><strong>HM Revenue &amp; Customs:</strong> tell them by 5 October after the tax year in which rent began. Landlords who live abroad should apply for the non-resident scheme.</li>
</ul>
<h2>2. Make it safe</h2>
<table>
<thead><tr><th scope="col">What</th><th scope="col">How often</th><th scope="col">Tenant receives it</th></tr></thead>
<tbody>
<tr><td>Gas safety check by a Gas Safe engineer</td><td>Every 12 months</td><td>Before moving in, then within 28 days of each check</td></tr>
<tr><td>Electrical installation report</td><td>At least every 5 years</td><td>Before moving in, then within 28 days</td></tr>
<tr><td>Smoke alarm on every storey with a living space</td><td>Tested on the first day; repaired when reported</td><td>–</td></tr>
<tr><td>Carbon-monoxide alarm in rooms with a fixed combustion appliance, gas cookers excepted</td><td>As above</td><td>–</td></tr>
<tr><td>Energy certificate at E or better</td><td>Every 10 years</td><td>Free of charge, with the first particulars</td></tr>
</tbody>
</table>
<p>Add a simple risk assessment for Legionella, furniture that meets the fire regulations, and blinds without loose cords. Beyond the certificates the home has to be fit to live in throughout the tenancy: damp, cold and unsafe stairs count.</p>
<h2>3. Set the rent</h2>
<p>You must advertise one specific figure and cannot accept more, so choose it with care. Compare what has been let in the same postcode district in the last three months, by size, condition and energy rating. If you ask too much and a home at £1,200 a month stands empty for a month, an extra £100 a month takes a year to earn the loss back.</p>
<h2>4. Advertise within the law</h2>
<p>State rent, deposit, council tax band, energy rating and the material facts. Do not exclude families or people on benefits, directly or by hints such as “professionals only”. Do not write “no pets”: a tenant may ask, and you must consider it. Do not offer a minimum term, since an assured tenancy can no longer have one. Our listing form does not accept phrases like these.</p>
<p>Finding a tenant through us costs ${priceTexts.letFindTenant} including VAT, with nothing for the tenant to pay.</p>
<h2>5. Choose fairly</h2>
<p>Decide beforehand what you ask for, such as an income of so many times the rent or a guarantor, and ask the same of everybody. Benefits count as income. Keep a note of why each applicant was accepted or not. An agent will check both you and the tenant against the sanctions list.</p>
<p>A holding deposit may be taken: at most one week’s rent, from one applicant at a time, for up to 15 days unless you agree otherwise in writing. Referencing through us is ${priceTexts.referencing} per tenant including VAT, and you pay it, not the applicant.</p>
<h2>6. Check the right to rent</h2>
<p>Before the tenancy begins, check every adult who will live there, by seeing original documents, by a share code or through a certified identity service. Check everybody in the same way, and keep dated copies.</p>
<h2>7. Give the written statement, then sign</h2>
<p>Before a tenancy is agreed you must give the tenant a written statement of the terms that regulations prescribe: parties, address for service, rent and date, deposit, bills, notice, rent increases, possession, repairs and safety, pets and adaptations. It may be part of the agreement. If you may one day want to rely on a ground that needs prior notice, such as student letting, you have to say so here.</p>
<p>No rent may be asked for before both sides have signed. After that, no more than one month’s may be required before the first day.</p>
<h2>8. Take and protect the deposit</h2>
<p>The cap is five weeks’ rent where the yearly rent is below £50,000 and six weeks’ rent if it is £50,000 or more. Protect it in one of the three government-approved schemes, and give the prescribed information to the tenant and to anyone who paid it, both within 30 days of receipt. A mistake can cost you up to three times the deposit, and stop you getting possession.</p>
<h2>9. Make an inventory</h2>
<p>Room by room, with dated pictures, meter readings and the number of keys. You pay for it. Have the tenant check it and add to it within a week. Without an inventory you are unlikely to win a deposit dispute.</p>
<h2>10. Hand over</h2>
<p>Test the alarms in front of the tenant and note it. Give them: signed agreement, written statement, gas and electrical reports, energy certificate, deposit information, the licence if there is one, how to use the heating, and who to ring at night. Tell the council and the utilities.</p>
<h2>11. Look after it</h2>
<p>Do repairs promptly. Give at least 24 hours’ notice in writing before a visit; the tenant may refuse an inconvenient time except in an emergency. Inspect about every six months, and write down what you saw. Our management service does all this for you, for 6.5% of the rent plus VAT (7.8% including VAT), and emergency repairs up to £150 are paid from the rent without waiting for your approval.</p>
<h2>12. Change the rent, at most once a year</h2>
<p>Use Form 4A, give two months’ notice, and ask for no more than the market rent. The tenant can challenge the figure at a tribunal, which cannot set a higher one than you asked for.</p>
<h2>13. When it ends</h2>
<p>The tenant may leave on two months’ notice. You need a legal ground: selling or moving in (four months’ notice, not in the first year, and no letting again for 12 months after the date in the notice), serious arrears (four weeks), and others for particular cases. Possession requires a court order if the tenant does not go. Check out against the inventory, propose deductions with evidence, and return the rest of the deposit promptly, ordinarily within ten days of agreeing the sum.</p>
<p>Dates for the rest of the year are in the <a href="/guides/landlord-compliance-calendar-2026/">compliance calendar</a>.</p>
`,
  }),
  item<GuideTag>({
    slug: 'landlord-compliance-calendar-2026',
    name: 'The landlord’s compliance calendar for 2026',
    pageTitle: 'Landlord compliance calendar 2026 (England)',
    metaContent:
      'Month by month through 2026 for private landlords in England: tenancy reform, tax dates, safety checks, energy rules and what comes next.',
    shortDescription:
      'Month by month through 2026: tenancy reform, tax, safety and energy, with the dates that have passed and the ones still to come.',
    tags: ['letting', 'law-and-tax'],
    publishedAt: '2026-01-08',
    picture: {
      file: 'victorian-1.webp',
      alt: 'A three-storey terrace of stucco and stock brick behind railings.',
    },
    body: `
<p>Few years have given landlords in England as many deadlines as this one. Here they are in order, each with what has to be done and who has to do it. Dates that depend on the property, such as when the gas check is due, come afterwards. <em>Last revised on 20 November 2026.</em></p>
<h2>The year in one table</h2>
<table>
<thead><tr><th scope="col">Date</th><th scope="col">What</th><th scope="col">Who</th></tr></thead>
<tbody>
<tr><td>31 January</td><td>Tax return for 2024–25, balance due and first payment on account</td><td>Landlords in self-assessment</td></tr>
<tr><td>6 April</td><td>Making Tax Digital begins</td><td>Gross rent and self-employed income above £50,000 in 2024–25</td></tr>
<tr><td>1 May</td><td>First phase of the Renters’ Rights Act in force</td><td>All assured tenancies in the private sector</td></tr>
<tr><td>31 May</td><td>Information Sheet, or written statement for verbal tenancies, given to existing tenants</td><td>Every landlord with a tenancy from before 1 May</td></tr>
<tr><td>19 June</td><td>A procedure for data-protection complaints has to be in place</td><td>Every landlord and agent who holds tenants’ data</td></tr>
<tr><td>31 July</td><td>Last day to start proceedings on a section 21 notice served before 1 May; second payment on account</td><td>Landlords with such a notice; landlords in self-assessment</td></tr>
<tr><td>7 August</td><td>First quarterly update under Making Tax Digital</td><td>As for 6 April</td></tr>
<tr><td>5 October</td><td>Tell HMRC about new rental income in 2025–26</td><td>New landlords</td></tr>
<tr><td>7 November</td><td>Second quarterly update</td><td>As for 6 April</td></tr>
<tr><td>15 December</td><td>Landlord database due to open, in the West Midlands first; the other regions follow in 2027</td><td>Landlords there, by 14 March 2027; all others in turn</td></tr>
</tbody>
</table>
<h2>January to April: get the papers straight</h2>
<p>Use the quiet months to make a sheet for each property. It should show the start of the tenancy, every tenant’s name, the rent and the date it last changed, the deposit with scheme and reference, the last gas and electrical reports, the energy rating with its expiry, the licence if any, and the insurance renewal. Councils have had wider powers since 27 December 2025 to demand documents and to enter business premises in search of them, so a missing certificate is no longer just between you and the tenant.</p>
<p>Check guarantors too. A guarantee written for a fixed term may not cover the tenancy now that it is periodic: have a solicitor check the wording.</p>
<h2>1 May: what changed</h2>
<ul>
<li>Assured shorthold tenancies became periodic assured tenancies. Fixed terms ended.</li>
<li>Section 21 was abolished. To get possession you need a ground, on the new form.</li>
<li>Rent can be raised only under section 13, on Form 4A, once a year, with two months’ notice.</li>
<li>Advertisements must state one rent; you may not invite or accept bids above it.</li>
<li>Rent in advance is limited to one month, and none may be taken before both sides have signed.</li>
<li>Pet requests must be answered within 28 days.</li>
<li>Discrimination against families and people on benefits is expressly unlawful.</li>
<li>New tenancies need a written statement before they are agreed.</li>
<li>Rent repayment orders can reach two years’ rent.</li>
</ul>
<p>If you did not send the Information Sheet by 31 May, send it today. A late one is better than none, and it is the first thing that an inspecting officer will ask to see.</p>
<h2>Summer: rent and reports</h2>
<p>A landlord who wants a new rent from 1 January has to serve the notice by the end of October. Count back two months, then one more week for the post, and check that 52 weeks have passed since the last increase. If the gas check falls in winter, book it in August. It may be done up to two months early without losing the anniversary.</p>
<h2>Autumn: heat and money</h2>
<p>Cold weather shows up faults that could have been found in July. Service boilers, clear gutters, look at loft insulation, test alarms. When a tenant reports damp, reply with the date of a visit, not with a leaflet. Rules that set deadlines for dealing with hazards, known as Awaab’s Law, have applied to social landlords since October 2025; the Act allows them to be extended to private lets, and good landlords already keep to them.</p>
<p>Read energy certificates with 1 October 2030 in mind. The minimum is E today and is to be C then, with a cap of £10,000 on what must be spent.</p>
<h2>Dates that belong to the property</h2>
<table>
<thead><tr><th scope="col">Duty</th><th scope="col">When</th><th scope="col">If you miss it</th></tr></thead>
<tbody>
<tr><td>Gas safety record</td><td>Every 12 months</td><td>An offence; unlimited fine</td></tr>
<tr><td>Electrical report and remedial work</td><td>Every 5 years or sooner; work within 28 days or as stated</td><td>Civil penalty up to £40,000</td></tr>
<tr><td>Alarms</td><td>First day of the tenancy; whenever a fault is reported</td><td>Civil penalty up to £5,000</td></tr>
<tr><td>Energy certificate</td><td>10 years</td><td>Penalties; no lawful letting below E without a registered exemption</td></tr>
<tr><td>Deposit</td><td>30 days from receipt</td><td>Up to three times the sum; no possession order</td></tr>
<tr><td>Right-to-rent follow-up</td><td>Before a time-limited permission runs out</td><td>Civil penalty</td></tr>
<tr><td>Licence</td><td>Usually 5 years</td><td>Offence; rent repayment</td></tr>
</tbody>
</table>
<h2>The landlord database, region by region</h2>
<p>In September the government named the days on which its service, “Register your rental property”, is to open, and laid draft regulations before Parliament:</p>
<table>
<thead><tr><th scope="col">Region</th><th scope="col">Opens</th><th scope="col">Register by</th></tr></thead>
<tbody>
<tr><td>West Midlands</td><td>15 December 2026</td><td>14 March 2027</td></tr>
<tr><td>East of England</td><td>15 January 2027</td><td>14 April 2027</td></tr>
<tr><td>East Midlands</td><td>15 February 2027</td><td>14 May 2027</td></tr>
<tr><td>South East</td><td>15 March 2027</td><td>14 June 2027</td></tr>
<tr><td>Yorkshire and the Humber</td><td>15 April 2027</td><td>14 July 2027</td></tr>
<tr><td>North West</td><td>15 May 2027</td><td>14 August 2027</td></tr>
<tr><td>North East</td><td>15 June 2027</td><td>14 September 2027</td></tr>
<tr><td>London</td><td>15 July 2027</td><td>14 October 2027</td></tr>
<tr><td>South West</td><td>15 August 2027</td><td>14 November 2027</td></tr>
</tbody>
</table>
<p>There will be a fee for each home every year; £65 has been reported. You begin the registration yourself, though an agent may supply facts about the home. Once your region’s last day has passed, a home may not be advertised or let unless landlord and home are registered, and the registration numbers must be in the advertisement. Check GOV.UK before your region’s turn, because a draft can change.</p>
<h2>What is not yet in force</h2>
<p>Besides the database, the landlord <strong>ombudsman</strong> is still to come; the government expects it in 2028. A <strong>decent homes standard</strong> for private lets has been announced for 2035. If anybody asks you for money today to sign you up for any of these, do not pay: you will pay the database’s own fee on GOV.UK when it is your turn.</p>
<h2>Looking to 2027</h2>
<ul>
<li><strong>31 January 2027:</strong> return and tax for 2025–26.</li>
<li><strong>6 April 2027:</strong> Making Tax Digital from £30,000; separate income-tax rates for property announced for the same month.</li>
<li><strong>From 1 May 2027:</strong> tenancies that began on the first day of the new rules pass their first year. That is the earliest day on which a notice on ground 1 or 1A can run out for them; it is given four months before.</li>
</ul>
<p>If you use our management service, we keep these dates for you. If you let through us and manage the home yourself, we remind you about the certificates we hold and about nothing else, because we know of nothing else. Put the dates in the table in your calendar with a fortnight’s warning, and the certificates with two months’ warning.</p>
`,
  }),
  item<GuideTag>({
    slug: 'deposits-explained',
    name: 'Deposits explained: caps, schemes, deductions and disputes',
    pageTitle: 'Tenancy deposits explained: caps and disputes',
    metaContent:
      'How much a deposit may be in each UK nation, how it is protected, what may be deducted, and how disputes are decided. For tenants and landlords.',
    shortDescription:
      'How much a deposit may be in each nation, how it is protected, what may be taken from it, and who decides when you disagree.',
    tags: ['renting', 'letting'],
    publishedAt: '2026-08-05',
    picture: {
      file: 'kitchen-2.webp',
      alt: 'A clean white kitchen with timber worktops and a dining table, as it should look at check-out.',
    },
    body: `
<p>A deposit is the tenant’s money. That is easy to forget when it sits in somebody else’s account for years and both sides think of it as theirs. All the rules start from whose money it is.</p>
<h2>Two kinds, often confused</h2>
<p>A <strong>holding deposit</strong> reserves a home while references are taken. A <strong>tenancy deposit</strong> is security during the tenancy. They have different limits and different rules, and one turns into the other only with the tenant’s agreement.</p>
<h2>How much?</h2>
<table>
<caption>Limits in the four nations</caption>
<thead><tr><th scope="col">Nation</th><th scope="col">Holding deposit</th><th scope="col">Tenancy deposit</th><th scope="col">Protect within</th></tr></thead>
<tbody>
<tr><td>England</td><td>1 week’s rent</td><td>5 weeks’ rent; 6 if the yearly rent is £50,000 or more</td><td>30 days</td></tr>
<tr><td>Wales</td><td>1 week’s rent, after written information</td><td>No sum set by law</td><td>30 days</td></tr>
<tr><td>Scotland</td><td>None may be charged</td><td>2 months’ rent</td><td>30 working days</td></tr>
<tr><td>Northern Ireland</td><td>Ask what it is for</td><td>1 month’s rent</td><td>28 days</td></tr>
</tbody>
</table>
<p>A week’s rent is the yearly rent divided by 52. At £1,200 a month that is £276.92, and five weeks’ rent come to £1,384.61. At £1,300 a month they come to £1,500 exactly. In England nobody may ask for a further deposit above the cap because of a pet, because the tenant is a student or because there is no guarantor.</p>
<h2>Protection</h2>
<p>In England and Wales the money must be protected in one of three approved schemes: Deposit Protection Service, mydeposits or Tenancy Deposit Scheme. Each offers two kinds of protection. In a <strong>custodial</strong> scheme the scheme holds the money, free of charge. In an <strong>insured</strong> scheme the landlord or agent holds it, pays a premium, and the scheme guarantees it.</p>
<p>Within the time above the tenant has to receive the <strong>prescribed information</strong>: the amount, the address, who holds it, how to get it back, and what happens in a dispute. Anyone who paid the deposit on the tenant’s behalf receives it too. In Scotland and Northern Ireland the approved schemes are different; nidirect and mygov.scot list them.</p>
<h3>If it was not done</h3>
<p>The tenant can claim between one and three times the deposit in England and Wales, even after leaving. In England a court cannot give the landlord possession while the deposit is unprotected, except on grounds for serious antisocial behaviour. Landlords who discover the mistake should repay the deposit, or protect it, at once. Protecting it late does not wipe out the penalty, but it does let the landlord ask the court for possession.</p>
<h2>At the beginning</h2>
<p>A good inventory prevents most disputes. It should be dated, have pictures, record cleanliness as well as damage, and be checked by the tenant within the first week. “Good condition” helps nobody; “two 5 cm scuffs to the left of the window” does. The landlord pays for it.</p>
<p><strong>Tenants:</strong> add what is missing in writing, attach pictures, send it from an email account you will still have in three years. <strong>Landlords:</strong> keep the receipts for anything expensive, because how much you can claim depends on how old it is.</p>
<h2>At the end</h2>
<p>A landlord may deduct what has been lost and no more. Four questions settle nearly every item:</p>
<ol>
<li><strong>Was it worse at the end than at the beginning?</strong> The inventory answers.</li>
<li><strong>Is it more than fair wear and tear?</strong> Carpets flatten, paint fades, and a family causes more wear than one person does.</li>
<li><strong>Is it the tenant’s responsibility?</strong> Mould from a leaking gutter is not.</li>
<li><strong>What is the loss?</strong> Not the price of a new one. A carpet meant to last ten years and ruined after eight has a fifth of its value left.</li>
</ol>
<h3>An example</h3>
<p>A sofa that cost £600 with an expected life of six years is torn after four. Its remaining value is a third, £200. If a repair would cost £120, the claim is £120. A landlord who asks for £600 and is awarded £120 is less likely to be believed on the rest of the claim.</p>
<h3>Cleaning</h3>
<p>The home must be left as clean as it was at the start, and need be no cleaner. A clause that requires professional cleaning cannot be enforced in England; a landlord can charge the reasonable cost of bringing a dirty oven back to the state in the inventory.</p>
<h3>Rent and bills</h3>
<p>Arrears may be deducted. Council tax and energy bills in the tenant’s name are a matter between the tenant and the council or supplier.</p>
<h2>Agreeing, or not</h2>
<p>After check-out the landlord or agent should put forward any deductions with evidence, item by item, and return what is not in dispute. Once a sum has been agreed it should be paid within ten days. If you disagree, each scheme offers free <strong>adjudication</strong>: both sides upload evidence, and an impartial adjudicator decides on the papers. Since the money is the tenant’s, it is for the landlord to prove the claim. If there is no evidence, the tenant wins.</p>
<p>Both sides have to agree to adjudication; the alternative is the county court. Look up the scheme’s time limit, often three months from the end of the tenancy.</p>
<h2>Sharing</h2>
<p>Joint tenants have one deposit between them. If one moves out and another moves in, the safest course is to end the tenancy, return the deposit and start again, with a new inventory. If housemates just pass the money on, the last one in may end up paying for damage that the first one did.</p>
<h2>When the landlord changes</h2>
<p>If the home is sold with you in it, the new landlord takes over the deposit along with the tenancy. Ask both of them in writing who holds it now, and look it up in the scheme. The same goes for a change of agent.</p>
<h2>Schemes without a deposit</h2>
<p>Some agents offer insurance or a membership in place of a deposit, with a fee that is never returned. Nobody may require it of you. You remain liable for damage, so ask what you will have paid after two years, and whether the firm can make you repay what it pays the landlord. Often the deposit, which comes back, is the cheaper choice.</p>
`,
  }),
]
