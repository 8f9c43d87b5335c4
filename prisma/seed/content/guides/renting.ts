import { item } from '../item'
import type { GuideTag } from '../tags'

export const rentingGuides = [
  item<GuideTag>({
    slug: 'renting-a-home-step-by-step',
    name: 'Renting a home, step by step',
    pageTitle: 'Renting a home in England, step by step',
    metaContent:
      'Budget, search, references, what you may be asked to pay, what to sign and what to check on the first day: renting in England in 2026.',
    shortDescription:
      'Budget, search, references, what you can be asked to pay, what to sign, and what to check on the first day.',
    tags: ['renting'],
    publishedAt: '2026-05-27',
    picture: {
      file: 'living-room-1.webp',
      alt: 'A living room with a blue sofa, an armchair and a wood floor.',
    },
    featured: true,
    body: `
<p>Finding a place to rent often means a long wait and then a rush: a home you like comes up, and there is a form to fill in by the evening. People who have prepared do better, not only because they are quicker, but because they know what they can say no to.</p>
<h2>1. Work out the whole cost</h2>
<p>Rent is only the beginning. Add council tax (a quarter less if you live alone), energy, water, broadband, a television licence, contents insurance and travel. Look at the energy rating on the listing; you will notice the difference between a C and an E in every bill from October to April. Landlords and referencing firms commonly want yearly income of about 30 times the monthly rent, or a guarantor. All lawful income counts, benefits included.</p>
<h2>2. Know what you can be asked to pay</h2>
<p>In England the law lists every payment that a landlord or agent may ask for. Before you move in there are only three:</p>
<table>
<caption>For a home at £1,200 a month</caption>
<thead><tr><th scope="col">Payment</th><th scope="col">At most</th><th scope="col">Here</th></tr></thead>
<tbody>
<tr><td>Holding deposit</td><td>One week’s rent</td><td>£276.92</td></tr>
<tr><td>Rent before the tenancy starts</td><td>One month, after both sides have signed</td><td>£1,200.00</td></tr>
<tr><td>Tenancy deposit</td><td>Five weeks’ rent</td><td>£1,384.61</td></tr>
</tbody>
</table>
<p>We return the holding deposit within seven days once the tenancy is signed; elsewhere it may go towards the others if you agree. Later you might owe interest on rent that is more than 14 days late (at most 3% above the Bank of England’s base rate), the cost of a lost key, up to £50 (or the reasonable cost if it is higher) for a change to the agreement that you asked for, and the landlord’s loss if you ask to leave early. Everything else is banned: viewing, referencing, administration, inventory, check-in, guarantor, renewal.</p>
<h2>3. Get the papers together</h2>
<ul>
<li>Passport, or whatever proves your right to rent; a share code if you have immigration permission.</li>
<li>Three months of payslips, or an accountant’s letter or two tax returns if self-employed; award letters for benefits.</li>
<li>Bank statements for the same months.</li>
<li>Address and email of your last landlord or agent.</li>
<li>A guarantor who has been asked, and knows what it means.</li>
</ul>
<h2>4. Search with alerts, and on foot</h2>
<p>Choose an area by your journey to work, then walk through it in the evening. On this site every letting shows the rent, the deposit in pounds and in weeks, the energy rating, the council tax band and the date when the home is available. If something is missing, ask through the listing.</p>
<p>You pay the rent shown and no more. Nobody may invite, encourage or accept a higher rent, so there is no point in offering one: a landlord who accepted it would be breaking the law.</p>
<h2>5. View it</h2>
<p>Run the taps, flush, open windows, look behind wardrobes for damp, try the phone. Ask when the boiler was serviced and who does repairs. If you cannot go, send somebody. Pay nothing for a home until you, or somebody you know, has been inside it.</p>
<h2>6. Apply</h2>
<p>Answer every question truthfully. If you have owned up to a missed payment, the landlord cannot keep your holding deposit because of it; if you have hidden it, the landlord may be able to. You may not be turned away for having children, or for receiving benefits. A landlord may still check that you can afford the rent, in the same way for everybody.</p>
<p>If you pay a holding deposit, ask for a receipt with the deadline, 15 days unless agreed otherwise. If the landlord pulls out, you get all of it back within seven days.</p>
<h2>7. Read before you sign</h2>
<p>Since 1 May 2026 you must be given a written statement of the terms before you agree to the tenancy. Check that names, address, rent, due date, deposit, bills and the landlord’s address for notices are right. Private tenancies in England have no fixed term: yours rolls from month to month, and you can leave on two months’ notice. A clause saying otherwise has no effect.</p>
<p>Things worth having in writing: what stays in the home, repairs promised before you arrive, parking, permission to keep a bicycle in the hall, and permission for a pet.</p>
<h2>8. If you share</h2>
<p>On one joint agreement each of you is liable for the whole rent, and notice from one can end the tenancy for all. On separate agreements you are liable only for your own rent. Find out which kind you have. Agree how bills are split and what happens when somebody leaves, before anybody wants to.</p>
<h2>9. First day</h2>
<ol>
<li>Photograph everything, with the date: walls, floors, oven, mattress, garden.</li>
<li>Read the meters and send the readings.</li>
<li>Check the inventory and return it with corrections within the time given, usually a week.</li>
<li>Test the smoke and carbon-monoxide alarms.</li>
<li>Find the stopcock and the fuse box.</li>
<li>Make sure that you have: the agreement and statement, gas and electrical reports, energy certificate, and within 30 days the deposit information.</li>
</ol>
<h2>10. Living there</h2>
<p>Pay the rent on time, report faults in writing with a picture, and air the bathroom. The landlord must keep the structure, heating, hot water, sanitation and wiring in repair, and the home fit to live in. Visits need at least 24 hours’ notice and your agreement to the time, emergencies excepted. If a repair is ignored, the council’s housing team can inspect; a landlord cannot evict you for complaining: there has to be a legal ground, and it has to be proved.</p>
<p>Rent can go up once a year, on the prescribed form with two months’ notice. Our guide to <a href="/guides/tenants-rights-after-1-may-2026/">tenants’ rights</a> shows how to challenge it.</p>
<h2>11. Leaving</h2>
<p>Give two months’ notice in writing, ending at the end of a rent period, unless the landlord agrees to less. Clean to the standard of the inventory, take meter readings, be there for the check-out if you can, and get a receipt for the keys. Then claim the deposit through its scheme: see <a href="/guides/deposits-explained/">deposits explained</a>.</p>
<h2>Elsewhere in the UK</h2>
<p>Scotland has open-ended private residential tenancies, with 28 days’ notice from the tenant. Wales has occupation contracts. Northern Ireland caps deposits at one month’s rent. Every listing shows what a tenant can be asked to pay in the nation the home is in.</p>
`,
  }),
  item<GuideTag>({
    slug: 'tenants-rights-after-1-may-2026',
    name: 'Tenants’ rights in England after 1 May 2026',
    pageTitle: 'Tenants’ rights in England after 1 May 2026',
    metaContent:
      'Security, rent, pets, discrimination, repairs and notices: what private tenants in England can rely on now, and where to get free help.',
    shortDescription:
      'Security, rent, pets, repairs and notices: what private tenants can rely on now, and where to find free help.',
    tags: ['renting', 'law-and-tax'],
    publishedAt: '2026-06-24',
    picture: {
      file: 'terraced-2.webp',
      alt: 'A flat-fronted yellow-brick terrace with front doors in different colours.',
    },
    related: ['renting-a-home-step-by-step', 'deposits-explained', 'viewings'],
    body: `
<p>The Renters’ Rights Act 2025 changed the law for most people in England who rent from a private landlord. This guide says what you can rely on, in the order in which people tend to ask. It does not cover lodgers, council and housing-association tenants, students in most purpose-built halls, homes let for more than £100,000 a year, or people whose home comes with their job.</p>
<h2>What kind of tenancy have I got?</h2>
<p>If you rent a home from a private landlord who does not live in it, you almost certainly have an <strong>assured periodic tenancy</strong>. It runs from month to month with no end date. It does not matter that your agreement says “shorthold” or names a last day: those words lost their effect on 1 May 2026. You need not sign anything new, and nothing you sign can take these rights away.</p>
<p>By 31 May your landlord had to give you the government’s Information Sheet, or a written statement if your tenancy was agreed by word of mouth. Tenants who agree a tenancy now receive a written statement first.</p>
<h2>Can I be made to leave?</h2>
<p>Only by a court, and only if the landlord proves a ground. The notice has to be on the prescribed form and name the ground. The ones you might meet:</p>
<table>
<thead><tr><th scope="col">Reason</th><th scope="col">Notice</th><th scope="col">What to check</th></tr></thead>
<tbody>
<tr><td>The landlord is selling</td><td>4 months</td><td>Not in your first 12 months. The home may not be let again until 12 months after the date in the notice</td></tr>
<tr><td>Landlord or close family moving in</td><td>4 months</td><td>The same</td></tr>
<tr><td>Three months’ arrears</td><td>4 weeks</td><td>Must be owed both when notice is given and at the hearing. A Universal Credit payment that is late does not count</td></tr>
<tr><td>Smaller or repeated arrears</td><td>4 weeks</td><td>The judge decides whether it is reasonable</td></tr>
<tr><td>Breaking the agreement</td><td>2 weeks</td><td>The judge decides whether it is reasonable</td></tr>
<tr><td>Antisocial behaviour</td><td>None, but there must be a hearing</td><td>Take advice the same day</td></tr>
</tbody>
</table>
<p>A notice is not an eviction. You need not go on the date it gives, and if you leave before there is a court order, the council may decide that it has no duty to rehouse you. If anyone changes your locks or cuts off services, ring the council or the police: it is a crime.</p>
<p>If the home is advertised to let again within those 12 months, you may be able to claim a rent repayment order. Keep the advertisement.</p>
<h2>Can I leave?</h2>
<p>Yes, with two months’ written notice ending at the end of a rent period. Your landlord may agree in writing to a shorter time. There is no penalty for leaving in the first few months. Joint tenants should talk first, since one notice can end the tenancy for all.</p>
<h2>Can my rent go up?</h2>
<p>Once in 52 weeks, and not in the first 52. The landlord must use Form 4A and give two months’ notice. A clause in your agreement cannot raise the rent, and nor can a text message. If you think the figure is more than the home would let for today:</p>
<ol>
<li>say so, with two or three adverts for similar homes;</li>
<li>if that fails, apply to the First-tier Tribunal <strong>before</strong> the new rent is due to start;</li>
<li>go on paying the old rent until it decides.</li>
</ol>
<p>The tribunal cannot set more than the landlord asked for. The new rent starts when the tribunal decides, or up to two months later in cases of hardship.</p>
<h2>How much can I be asked for at the start?</h2>
<p>One week’s rent as a holding deposit, one month’s rent after both sides have signed, and a deposit of five weeks’ rent (six if the rent is £50,000 a year or more). You cannot be made to pay six months in advance. A landlord may not accept more than the advertised rent, even if you offer it.</p>
<h2>Can I keep a pet?</h2>
<p>Ask in writing and describe the pet. The landlord has 28 days to answer, and needs a good reason to refuse. You cannot be made to buy insurance, or to pay more rent or a second deposit for it. If you are refused without a good reason you can go to court, and later to the ombudsman.</p>
<h2>Can I be refused because of children or benefits?</h2>
<p>No. It is unlawful to put somebody off or turn them down for either reason, in an advert, on the telephone or by a rule that has the same effect. The landlord may check that you can afford the rent, counting all of your income. Complain to the council’s housing or trading-standards team; keep the advert.</p>
<h2>What about repairs?</h2>
<p>The landlord must keep the structure, outside, heating, hot water, gas, electricity and sanitation in repair, and the home fit for people to live in. Report everything in writing. If it is not dealt with:</p>
<ul>
<li>ask the council to inspect; for serious hazards it has to act;</li>
<li>claim in the county court for repairs and compensation;</li>
<li>do not withhold rent, because arrears can cost you your home.</li>
</ul>
<p>Social landlords already have fixed deadlines for dealing with hazards such as damp. The Act allows the same rules to be extended to private landlords, but this has not happened yet.</p>
<h2>Can the landlord come in?</h2>
<p>Yes, with at least 24 hours’ notice and at a reasonable time, to inspect or repair. You can ask for another day. In an emergency, such as a burst pipe, the landlord can come in at once. Landlords may not show people round without arranging it with you, or call in because they were passing.</p>
<h2>Is my deposit safe?</h2>
<p>It has to be in an approved scheme within 30 days, and you must be told which. If not, you can claim up to three times the sum, and the landlord cannot obtain possession on most grounds until it is put right.</p>
<h2>What is still to come</h2>
<p>A public database of landlords is due to open region by region from 15 December 2026 until August 2027. An ombudsman that tenants can use free of charge is expected in 2028. A standard for decent homes will come later. Until the ombudsman opens, you can complain about a letting agent to the redress scheme it belongs to.</p>
<h2>Free help</h2>
<p>Ask Shelter, Citizens Advice, or the private-sector housing team at your council. If you have received court papers, legal advice and representation may be free under the Housing Loss Prevention Advice Service. Do not wait for the hearing.</p>
`,
  }),
]
