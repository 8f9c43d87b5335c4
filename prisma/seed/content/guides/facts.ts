import { item } from '../item'
import type { GuideTag } from '../tags'

/** Guides to what a listing says: energy, material information. */
export const factGuides = [
  item<GuideTag>({
    slug: 'energy-performance-certificates',
    name: 'Energy performance certificates: what they say and when you need one',
    pageTitle: 'Energy performance certificates (EPCs) explained',
    metaContent:
      'When an EPC is needed, what the rating means and leaves out, the minimum for lets, exemptions, fines, and how certificates are going to change.',
    shortDescription:
      'When you need one, what the letters mean and leave out, the minimum for lets, and how certificates are going to change.',
    tags: ['selling', 'letting', 'buying'],
    publishedAt: '2026-04-01',
    picture: {
      file: 'detached-4.webp',
      alt: 'A contemporary detached house with white render, timber cladding and large windows.',
    },
    body: `
<p>Two houses stand side by side, built in the same year to the same plan. One is rated C, the other E. The difference may be a loft full of insulation, a newer boiler, or an assessor who could not find proof of either and had to assume the worst. An energy performance certificate is far more useful once you know how it is made.</p>
<h2>What it is</h2>
<p>A qualified assessor visits, measures, looks at walls, roof, floor, windows, heating, hot water and lighting, and puts the findings into a standard model. Out comes a score from 1 upwards and a letter from A (best) to G, for the home as it is and as it could be, with a list of improvements and rough costs. It describes the building under standard use, not your bills. In England, Wales and Northern Ireland a certificate lasts ten years. Scotland’s new rules were due to begin on 31 October 2026: new certificates rate heat retention, the heating system and the cost of energy, and last five years; older ones may be used for a time. Certificates are public: find any home’s on GOV.UK under “find an energy certificate”, or on the Scottish register.</p>
<h2>When you need one</h2>
<p>When a home is built, sold or let. In England and Wales:</p>
<ul>
<li>it must have been <strong>commissioned before marketing begins</strong>, and the seller or landlord must use all reasonable efforts to have it within seven days, with a further 21 as a last resort;</li>
<li>the <strong>rating must appear in every advertisement</strong>, on portals and in print;</li>
<li>a copy goes free of charge to the buyer or tenant.</li>
</ul>
<p>Failing to do so can bring a penalty of £200 for a home, for each failure. We ask for the certificate, or proof that it has been ordered, before a listing goes live.</p>
<h2>Who is exempt</h2>
<p>Among others: places of worship, temporary buildings used for two years or less, stand-alone buildings under 50 m², homes due for demolition with the consents in place, and some holiday lets. Listed buildings and homes in conservation areas are exempt only where meeting the minimum standard would unacceptably alter their character, so fewer are exempt than most owners believe. When in doubt, get one. Where an owner claims an exemption, our listing says which one.</p>
<h2>Reading one properly</h2>
<table>
<thead><tr><th scope="col">Look at</th><th scope="col">Because</th></tr></thead>
<tbody>
<tr><td>Date</td><td>Nine years ago the house may have had another boiler, and the model has changed since</td></tr>
<tr><td>Total floor area</td><td>A fair basis for comparing prices</td></tr>
<tr><td>“Assumed”</td><td>The assessor had no evidence; the truth may be better</td></tr>
<tr><td>Wall type</td><td>Solid walls are expensive to insulate; filling a cavity is cheap</td></tr>
<tr><td>Space-heating demand, in kWh</td><td>It depends less on fuel prices than the letter does</td></tr>
<tr><td>Recommendations</td><td>The order matters more than the costs quoted</td></tr>
</tbody>
</table>
<p>What it leaves out: damp, draughts you can feel, how well the insulation was fitted, and how many people will live there. A home heated by old electric radiators can be perfectly insulated and score badly, because electricity costs more per unit than gas.</p>
<h2>The minimum for private lets</h2>
<p>In England and Wales a home may not be let below <strong>E</strong> unless an exemption is on the public register. The exemptions include: every improvement within the cost cap of £3,500 has been made; a necessary consent was refused; an expert says that wall insulation would damage the building; or the work would devalue the home by more than 5%. Somebody who has only just become a landlord may, in certain circumstances, have six months. Most exemptions last five years and do not pass to a buyer.</p>
<p>From <strong>1 October 2030</strong> the minimum is to be <strong>C</strong>, with a cost cap of £10,000, as the government confirmed on 21 January 2026. The regulations are still to come, and there will be exemptions and transitional rules. Scotland and Northern Ireland decide for themselves.</p>
<h2>How certificates are going to change</h2>
<p>The government’s response of January 2026 replaces the single letter on new certificates in England and Wales with four measures: energy cost, fabric, heating system and smart readiness. The calculation behind them will be new as well. Certificates already issued remain valid until they expire. The start date depends on regulations and software, so check GOV.UK before you plan around it.</p>
<h2>Improving a rating sensibly</h2>
<ol>
<li><strong>Evidence first.</strong> Show the assessor invoices and photographs of hidden insulation. Nothing improves a rating more cheaply.</li>
<li><strong>Loft, cavity, cylinder.</strong> Insulate what is easy.</li>
<li><strong>Controls and lighting.</strong> Thermostat, radiator valves, LED bulbs.</li>
<li><strong>Ventilation.</strong> The fewer draughts, the more you need it: extractors in the kitchen and bathroom, trickle vents open.</li>
<li><strong>Windows, floors, walls</strong> when they need work anyway.</li>
<li><strong>Heating and solar panels</strong> last, sized for the improved house.</li>
</ol>
<p>Get advice from someone who is not selling you the work, use certified installers, and tell your insurer and lender about external work. Ask about consent in conservation areas and for flats: a leaseholder may need the freeholder’s.</p>
<h2>If you are buying</h2>
<p>Use the certificate as a list of questions. Has anything on it been done since? Why is the wall “assumed”? What did the owner pay for heating last winter? Some lenders offer slightly better terms for homes rated A to C. If you want to lower your offer because of a poor rating, have a quote for the work.</p>
<h2>If you are renting</h2>
<p>You are entitled to see the certificate before you sign. If a home is advertised with a rating of F or G, ask which exemption the landlord has registered. A tenant may ask the landlord for consent to improvements funded by a grant, and the landlord may not unreasonably refuse.</p>
<h2>Finding an assessor</h2>
<p>GOV.UK has a register of accredited domestic assessors by postcode; prices vary with the size of the home, so compare two. You need not use one that an agent suggests. If you believe a certificate to be wrong, ask the assessor to look at it again, and then their accreditation scheme: a mistake has to be corrected on the register, not just in the advertisement.</p>
`,
  }),
  item<GuideTag>({
    slug: 'material-information',
    name: 'Material information: the facts a listing owes you',
    pageTitle: 'Material information in property listings',
    metaContent:
      'Which facts belong in a property advertisement, where to find each of them, and what buyers and tenants can do when they are missing.',
    shortDescription:
      'Which facts belong in an advertisement, where owners can find each of them, and what to do when one is missing.',
    tags: ['selling', 'buying', 'letting', 'renting'],
    publishedAt: '2026-06-17',
    picture: {
      file: 'floorplan-semi.webp',
      alt: 'Floor plan of a three-bedroom semi-detached house on two floors, with dimensions.',
    },
    body: `
<p>Suppose that a home is advertised with eighteen photographs and no mention that its only access crosses a neighbour’s yard. You book a viewing, take an afternoon off, pay for a survey, and hear about the yard from a solicitor seven weeks later. The photographs were accurate. The advertisement was still misleading, because it left out what you needed to know in order to decide whether to view.</p>
<h2>The law in brief</h2>
<p>The unfair-trading rules in the Digital Markets, Competition and Consumers Act 2024, in force since 6 April 2025, forbid traders to leave out or hide material information, or to give it late or unclearly. What is material is anything that the average consumer needs for an informed decision. Agents are traders, and so are developers and landlords who let as a business. The Competition and Markets Authority may fine up to 10% of turnover; trading standards enforce too.</p>
<p>A private seller is not a trader, yet has duties of another kind. What you tell the agent is repeated, and an untrue answer on which the buyer relies is misrepresentation.</p>
<h2>The three lists</h2>
<p>The sector works with three groups of facts. They began as official guidance that has since been withdrawn, and are still used because they are sensible.</p>
<h3>A. Always</h3>
<table>
<thead><tr><th scope="col">Fact</th><th scope="col">Where the owner finds it</th></tr></thead>
<tbody>
<tr><td>Price or rent</td><td>Your decision. A rent in England must be one specific figure</td></tr>
<tr><td>Tenure</td><td>Title register</td></tr>
<tr><td>Lease years, ground rent and review, service charge</td><td>Lease; latest demand and accounts</td></tr>
<tr><td>Shared ownership: share, rent on the rest, restrictions</td><td>Lease</td></tr>
<tr><td>Council tax band, or domestic rates in Northern Ireland</td><td>Bill, or the public list</td></tr>
<tr><td>Lettings: deposit, and what a tenant may be asked to pay</td><td>We work it out from the rent and show it</td></tr>
</tbody>
</table>
<h3>B. For every home</h3>
<table>
<thead><tr><th scope="col">Fact</th><th scope="col">Where the owner finds it</th></tr></thead>
<tbody>
<tr><td>Type and construction</td><td>Survey when you bought; say so if it is not brick or stone under tile or slate</td></tr>
<tr><td>Number and size of rooms</td><td>Floor plan</td></tr>
<tr><td>Electricity, water, sewerage, heating</td><td>Bills. Say if the water supply is private or there is a septic tank</td></tr>
<tr><td>Broadband and mobile signal</td><td>Ofcom’s checker, by address</td></tr>
<tr><td>Parking</td><td>Title plan; permits from the council</td></tr>
</tbody>
</table>
<h3>C. If it applies</h3>
<table>
<thead><tr><th scope="col">Fact</th><th scope="col">Where the owner finds it</th></tr></thead>
<tbody>
<tr><td>Building safety: cladding, planned works, unsafe parts</td><td>Managing agent, fire-risk assessment</td></tr>
<tr><td>Restrictions: listing, conservation area, tree orders, covenants</td><td>National list, council map, title register</td></tr>
<tr><td>Rights and easements: shared drives, paths, pipes</td><td>Title register; what happens in practice</td></tr>
<tr><td>Flood and coastal erosion</td><td>National flood services; what you remember</td></tr>
<tr><td>Planning permission, here or nearby</td><td>Council’s planning register</td></tr>
<tr><td>Accessibility: steps, lift, wet room, adaptations</td><td>Go round with a tape measure</td></tr>
<tr><td>Coalfield or other mining</td><td>Mining Remediation Authority and specialist searches</td></tr>
</tbody>
</table>
<h2>Filling it in without a lawyer</h2>
<p>Set aside an evening. Have the title register and plan, the last council tax bill, one bill for each utility, the energy certificate and, for a flat, the lease. Work down the form. Four rules keep you out of trouble:</p>
<ol>
<li>State facts, not conclusions. “The cellar took 10 cm of water in February 2020; a pump was fitted in April” is better than “no flood risk”.</li>
<li>Where you do not know, leave it open. The listing will say <em>Not yet provided – ask</em>.</li>
<li>When a buyer asks, answer, then add the answer to the listing.</li>
<li>When something changes, such as a planning notice on the lamp-post, tell us the same day.</li>
</ol>
<p>We check what can be checked against public registers, show who supplied each fact and on which date, and keep earlier versions. We cannot publish a home for sale without its price (or your decision to give it on application), tenure, council tax band (or a note that banding is awaited), the state of the energy certificate, type and bedrooms. A leasehold also needs the years remaining, ground rent and service charge, or a statement that enquiries have been made.</p>
<h3>Who is responsible?</h3>
<p>An agent cannot simply blame the owner. The agent has to ask, to look critically at the answer, and to stop repeating something once there is reason to doubt it. If an owner will not answer at all, we send reminders, and in the end we would rather not publish the listing. Landlords who advertise for themselves carry the whole duty alone.</p>
<h2>If you are buying or renting</h2>
<p>Read the table before the description. Adjectives are cheap; “septic tank, shared with two houses” is information. Use the gaps as your list of questions, put them in writing, and note the date of each answer. What you are told in the course of a sale may matter later.</p>
<p>The facts in a listing are no substitute for a conveyancer’s enquiries or a survey. They are there so that you pay for enquiries and a survey on the right home.</p>
<h3>When a listing has misled you</h3>
<ul>
<li>Tell the agent, in writing, what was wrong and what it cost you.</li>
<li>If the answer is unsatisfactory, go to the agent’s redress scheme. Ours is The Property Ombudsman; the steps are in our <a href="/complaints-procedure">complaints procedure</a>.</li>
<li>Report it to trading standards through Citizens Advice (Advice Direct Scotland in Scotland, Consumerline in Northern Ireland).</li>
<li>If you have bought on the strength of an untrue answer by the seller, take legal advice promptly.</li>
</ul>
<h2>What is not material?</h2>
<p>Opinions, for the most part: that the street is friendly, that the school is good. Beware of opinions that look like facts: “ten minutes from the station” can be tested on foot. A death in the house, a dispute that has been settled, a neighbour’s trumpet: whether you must mention them depends on whether they would change an ordinary buyer’s mind. If you are wondering whether to mention something, it is usually best to mention it.</p>
`,
  }),
]
