import { item } from '../item'
import type { NewsTag } from '../tags'

/** News on the Renters' Rights Act 2025, from Royal Assent to the first rent increases (domain B3). */
export const rentersRightsNews = [
  item<NewsTag>({
    slug: 'renters-rights-act-becomes-law',
    name: 'The Renters’ Rights Act is law. What happens now, and when',
    pageTitle: 'The Renters’ Rights Act becomes law: what next',
    metaContent:
      'Royal Assent came on 27 October 2025; most changes wait for a start date. What landlords and tenants should do, and not do, in the meantime.',
    shortDescription:
      'Royal Assent came on 27 October, but a law is not a start date. What to do, and not do, in the meantime.',
    tags: ['renters-rights', 'landlord-guides', 'tenant-guides', 'market-news'],
    publishedAt: '2025-10-30',
    picture: {
      file: 'terraced-1.webp',
      alt: 'A red-brick Victorian terrace with bay windows and slate roofs.',
    },
    body: `
<p>On Monday the King’s assent turned the Renters’ Rights Bill into the Renters’ Rights Act 2025. By Tuesday our telephones were busy with landlords asking whether section 21 was over and tenants asking whether the eviction notice in their hand was still good. The answers were “not yet” and “quite possibly”. An Act is brought into force in pieces, by regulations, and the government has said that it will publish the timetable soon.</p>
<p><em>Added on 14 November 2025: the roadmap has appeared. The first and largest phase begins on 1 May 2026.</em></p>
<h2>What the Act will do to private tenancies in England</h2>
<ul>
<li>Fixed terms and assured shorthold tenancies end. Every assured tenancy becomes periodic, rolling by the month or less.</li>
<li>Section 21, which let a landlord ask for possession without giving a reason, is repealed. Possession will need one of the grounds in section 8, several of them new or rewritten.</li>
<li>Tenants can leave on two months’ notice.</li>
<li>Rent can go up once a year, by one prescribed route, and a tribunal can look at the figure.</li>
<li>Landlords may not take more than the advertised rent, nor more than one month of rent before a tenancy begins.</li>
<li>A request to keep a pet must be considered, and cannot be refused without good reason.</li>
<li>Turning people away because they have children or receive benefits becomes expressly unlawful.</li>
<li>A database of landlords and a landlord ombudsman follow later.</li>
</ul>
<h2>What has not changed this week</h2>
<p>Existing tenancy agreements, their rents and their end dates. A section 21 notice that was properly served remains valid under the present rules, and will go on being so until the new ones begin, subject to a deadline for starting court proceedings afterwards. Nobody has to sign a new agreement.</p>
<h2>If you are a landlord</h2>
<p>Make one list per property: start date of the tenancy, rent and the date it last changed, deposit and scheme, certificates with their dates, and the name of everybody living there. Most of what the Act asks for is a question about one of those lines. Resist anybody selling panic. A good tenant who pays is as valuable under the new rules as under the old.</p>
<p>Councils are getting stronger powers to inspect and to demand documents, starting on 27 December. If your gas record or electrical report has lapsed, that is the first job.</p>
<h2>If you are a tenant</h2>
<p>Do not stop paying rent, and do not leave because of a notice without taking advice. Shelter, Citizens Advice and your council will look at it for nothing. If you are asked to sign a fresh fixed term now, you may, but you need not; on the first day of the new rules it will become periodic whatever it says.</p>
<p>If you are between homes, the next six months are an ordinary time to rent. A tenancy agreed this winter will simply become periodic in due course, and until then both sides keep to what they agreed.</p>
<h2>Only England</h2>
<p>Scotland has had open-ended private residential tenancies since 2017, Wales has its occupation contracts, and Northern Ireland its own Private Tenancies Order. Apart from the rules on discrimination, which reach Scotland and Wales too, the Act leaves them alone.</p>
`,
  }),
  item<NewsTag>({
    slug: 'send-the-information-sheet-by-31-may',
    name: 'Landlords: the Information Sheet is due by 31 May',
    pageTitle: 'Landlords: Information Sheet due by 31 May 2026',
    metaContent:
      'Every tenant with a written agreement from before 1 May 2026 must be given the government’s Information Sheet. How, to whom, and what if you don’t.',
    shortDescription:
      'Tenants with an agreement from before 1 May must be given the government’s Information Sheet by the end of the month.',
    tags: ['renters-rights', 'landlord-guides'],
    publishedAt: '2026-04-08',
    picture: {
      file: 'semi-detached-3.webp',
      alt: 'A yellow-brick pair of semi-detached houses with bay windows at dusk.',
    },
    body: `
<p>There is exactly one piece of paperwork that nearly every landlord in England has to do in May, and it takes ten minutes. Forgetting it can cost up to £7,000.</p>
<h2>Who gets what</h2>
<table>
<thead><tr><th scope="col">The tenancy</th><th scope="col">What you must give</th><th scope="col">By when</th></tr></thead>
<tbody>
<tr><td>Began before 1 May 2026, wholly or partly in writing</td><td>The government’s Information Sheet</td><td>31 May 2026</td></tr>
<tr><td>Began before 1 May 2026, entirely by word of mouth</td><td>A written statement of the terms</td><td>31 May 2026</td></tr>
<tr><td>Agreed on or after 1 May 2026</td><td>A written statement with the prescribed contents</td><td>Before the tenancy is agreed</td></tr>
</tbody>
</table>
<p>You do not need to issue new agreements to existing tenants. Their terms carry on, except for those that the Act overrides, such as the fixed term itself, rent-review clauses and the old notice provisions.</p>
<p>If you cannot find the agreement, do not invent one. Treat the tenancy as verbal, write down the terms both of you have been keeping to, and give the tenant that statement as well as the sheet. It is better to be over-equipped.</p>
<h2>How to give it</h2>
<p>Use the sheet published on GOV.UK, as it is, without editing it or copying its text into a letter of your own. Print it and hand it over, post it, or attach the file to an email. Guidance says that a link is not enough. Give it to every tenant named on the agreement, not only the one who answers the telephone. Keep proof: a certificate of posting, a reply, or a photograph of a signed receipt.</p>
<p>If we manage your property, we will send it and put the proof on file. If we only found your tenant, it is yours to send, and we will remind you twice before the month is out.</p>
<h2>What goes into a written statement</h2>
<p>For new tenancies the contents are set by regulations made in March. The main points are:</p>
<ul>
<li>names of landlord and tenants, the address, and an address in England or Wales for serving notices;</li>
<li>the date on which the tenant may move in;</li>
<li>the rent, when it is due, and which bills are paid on top or included;</li>
<li>the deposit, if there is one;</li>
<li>how much notice the tenant has to give, and how rent may be increased;</li>
<li>a statement of the circumstances in which the landlord may seek possession;</li>
<li>the landlord’s duties on repairs, fitness, gas and electrical safety, and the tenant’s rights about pets and adaptations.</li>
</ul>
<p>Some possession grounds can be used only if the tenant was told of them at the start. If you let to students by the academic year, or house somebody as part of their job, take advice on the wording before you offer the tenancy.</p>
<h2>Common slips</h2>
<ol>
<li>Sending it to the guarantor instead of the tenant.</li>
<li>Sending it before the final version was published. If you used a draft, send it again.</li>
<li>Believing that lodgers need one. A resident landlord’s lodger is not an assured tenant.</li>
<li>Waiting for the agent without asking. The duty is the landlord’s too, whoever carries it out.</li>
</ol>
<p>Put a note in the diary for 1 June: <em>done, and where the proof is</em>.</p>
`,
  }),
  item<NewsTag>({
    slug: 'first-day-of-the-new-tenancy-rules',
    name: '1 May 2026: the new rules for renting in England begin today',
    pageTitle: '1 May 2026: new rules for renting in England',
    metaContent:
      'No more section 21, fixed terms or bidding. What changed this morning for tenants and landlords in England, and what this website now does.',
    shortDescription:
      'No more section 21, no fixed terms, no bidding. What changed this morning, and what this website now does differently.',
    tags: ['renters-rights', 'tenant-guides', 'landlord-guides', 'company-news'],
    publishedAt: '2026-05-01',
    picture: {
      file: 'terraced-2.webp',
      alt: 'A flat-fronted yellow-brick terrace with sash windows and front doors of different colours.',
    },
    featured: true,
    body: `
<p>Assured shorthold tenancies ended at midnight. If you rent privately in England, the agreement in your drawer has become a periodic assured tenancy, whatever its front page says, and it will go on until you end it, you and your landlord agree to end it, or a court does.</p>
<h2>For tenants</h2>
<ul>
<li><strong>Staying:</strong> your landlord can no longer ask you to leave without a reason the law recognises. Selling up and moving in are reasons, with four months’ notice, and not in the first year of a tenancy.</li>
<li><strong>Leaving:</strong> two months’ notice in writing, ending with a rent period. Your landlord may agree to less.</li>
<li><strong>Rent:</strong> one increase a year, by formal notice of at least two months. Review clauses no longer work.</li>
<li><strong>Pets:</strong> ask in writing; you are owed an answer within 28 days.</li>
</ul>
<p>A notice under section 21 that reached you before today may still lead to court, but only if proceedings are started by 31 July 2026. Get it checked.</p>
<h2>For landlords</h2>
<p>The tenancy you had yesterday continues today with the same people at the same rent. What has gone is the shortcut. To recover possession you choose a ground, give the notice that belongs to it, and prove it if you are asked. The deposit must be properly protected, or the court cannot make the order, except in cases of antisocial behaviour. The Information Sheet has to be with existing tenants by 31 May.</p>
<h2>Joint tenants and guarantors</h2>
<p>One of several joint tenants can end a periodic tenancy for all of them by giving notice, so talk to each other before anybody writes. A guarantor’s promise for a fixed term deserves reading: whether it reaches beyond the original end date depends on its words.</p>
<h2>For people looking for a home</h2>
<p>Every advertisement must state the rent, as one figure, and nobody may invite, encourage or accept more. You cannot be asked for rent before the agreement has been signed by both sides, and after that for no more than one month before the tenancy starts. A policy of refusing families or people who receive benefits is unlawful. What a landlord may still do is look at whether you can afford the home, in the same way for everyone.</p>
<h2>What we changed overnight</h2>
<ol>
<li>Every listing to let in England shows a single rent. The options for “offers over” and “from” are gone from lettings.</li>
<li>Descriptions are checked for phrases that the law no longer allows. If yours held one, we have written to you.</li>
<li>The minimum-term field has been removed for assured tenancies. What remains is the date from which the home is free.</li>
<li>Applications can no longer carry an amount above the rent.</li>
<li>Beneath each listing there is a list of everything a tenant may be asked to pay, by nation.</li>
</ol>
<h2>Not today</h2>
<p>The landlord database and the ombudsman come later, and a decent homes standard for private lets later still. Nobody needs to register anywhere this week, and a letter that asks you to pay for early registration should go in the bin.</p>
<p>Our guides to <a href="/guides/tenants-rights-after-1-may-2026/">tenants’ rights after 1 May</a> and the <a href="/guides/landlord-compliance-calendar-2026/">landlord’s calendar for 2026</a> have the detail.</p>
`,
  }),
  item<NewsTag>({
    slug: 'asking-to-keep-a-pet',
    name: 'Asking to keep a pet: a letter that is hard to refuse',
    pageTitle: 'Renting with a pet: how to ask your landlord',
    metaContent:
      'Tenants in England may ask to keep a pet, and a landlord needs a good reason to say no. What to write, the 28 days, and what cannot be charged.',
    shortDescription:
      'A landlord in England now needs a good reason to say no. What to write, the 28-day clock, and what cannot be charged.',
    tags: ['tenant-guides', 'renters-rights'],
    publishedAt: '2026-05-21',
    picture: {
      file: 'rear-garden-1.webp',
      alt: 'A fenced rear garden with a lawn, a patio and a table under a parasol.',
    },
    body: `
<p>For as long as most tenants can remember, the answer was printed on page four of the agreement. Since 1 May a clause that simply bans animals does not settle the matter for an assured tenancy in England. You have a right to ask, your landlord has a duty to consider, and the consent may not be unreasonably refused.</p>
<h2>Ask properly</h2>
<p>The request must be in writing and must describe the pet. An email will do. The more you say, the less there is to ask:</p>
<ul>
<li>species, breed, age and adult size;</li>
<li>house-trained, neutered, vaccinated, microchipped: whichever are true;</li>
<li>where it will sleep, how long it will be alone, and who looks after it when you are away;</li>
<li>a reference from a previous landlord or a vet, if there is one;</li>
<li>what you would do about noise, fleas and the garden.</li>
</ul>
<h2>The clock</h2>
<p>Your landlord has 28 days to answer in writing, with reasons for a refusal. If they reasonably ask you for more information in that time, they have at least a week from your reply. If the landlord is a leaseholder and the head lease requires the freeholder’s permission, they must ask for it promptly, and the time runs on until the freeholder has decided.</p>
<h2>What counts as a reason</h2>
<p>The Act does not list them, except that a ban in the landlord’s own lease is one. Sensible examples are a large dog in a small flat without outside space, another tenant in a shared house who is allergic, or an animal that is illegal to keep. “I don’t like cats”, “the last tenant’s dog barked” and “it’s my policy” are not about your request at all. An assistance dog stands on firmer ground still: refusing one is likely to breach the Equality Act.</p>
<h2>Money</h2>
<p>Your landlord cannot make you take out pet insurance, charge pet rent on top of the advertised figure, or take a second deposit. The ordinary tenancy deposit, capped at five weeks’ rent where the yearly rent is below £50,000 and six weeks’ from there upwards, covers damage by animals as it covers damage by people. You are responsible for that damage in the ordinary way, so photograph the carpets now.</p>
<h2>Moving in with a pet</h2>
<p>The right belongs to tenants, so it does not help you to be chosen over somebody else at the start. It does mean that a blanket “no pets” in an advertisement promises something that the landlord may be unable to keep, and for that reason we do not publish it. Say early that you have a pet, and send the same paragraph you would send as a tenant.</p>
<h2>If the answer is no</h2>
<p>Ask for the reason in writing, answer it with a fact, and offer a trial period. Beyond that you can apply to the court for an order that consent be given, and once the new landlord ombudsman opens you will be able to complain there for nothing. Once given, consent cannot be taken back for that animal.</p>
<p>For landlords reading this: say yes with conditions that you can check, put them in writing, and look at the garden at the next inspection. Tenants with pets tend to stay.</p>
`,
  }),
  item<NewsTag>({
    slug: 'section-13-rent-increases-step-by-step',
    name: 'Raising the rent after 1 May: section 13, step by step',
    pageTitle: 'Section 13 rent increases, step by step',
    metaContent:
      'Form 4A, two months’ notice, once a year, and a tribunal that cannot go above your figure: how rent increases work in England since May 2026.',
    shortDescription:
      'Form 4A, two months’ notice, once a year, and a tribunal that cannot go above the figure proposed.',
    tags: ['renters-rights', 'landlord-guides', 'tenant-guides'],
    publishedAt: '2026-06-11',
    picture: {
      file: 'terraced-3.webp',
      alt: 'A 1960s terrace of brown brick with tile-hung panels under the first-floor windows.',
    },
    body: `
<p>Six weeks in, the question we hear most from both sides is about rent. It used to have three answers. Now it has one: a notice under section 13 of the Housing Act 1988, on the prescribed form, for every assured private tenancy in England.</p>
<h2>Five conditions</h2>
<ol>
<li>The form is <strong>Form 4A</strong>, in the version on GOV.UK on the day you use it.</li>
<li>The notice is at least <strong>two months</strong> long.</li>
<li>The new rent starts at the <strong>beginning of a rent period</strong>.</li>
<li>At least <strong>52 weeks</strong> have passed since the tenancy began and since the last increase took effect.</li>
<li>The figure is the <strong>open-market rent</strong> or less.</li>
</ol>
<p>Get one wrong and the notice may be worth nothing, which can mean repaying what was collected under it. Rent-review clauses, including those tied to inflation, have had no effect since 1 May. Tenant and landlord may still agree on a lower figure than the notice proposes.</p>
<h2>An example</h2>
<p>Rent is £1,200, due on the first of the month. The last increase took effect on 1 September 2025. The landlord wants £1,260. Notice handed over on 28 July 2026 cannot start on 1 September, because that is less than two months away; it can start on 1 October. Serving it in the last days of June would have allowed 1 September, and a landlord who likes certainty leaves a week to spare for the post.</p>
<h2>If the tenant thinks it is too much</h2>
<p>They apply to the First-tier Tribunal (Property Chamber) before the date on which the new rent would start. The tribunal then decides what the home would let for on the open market, leaving out of account improvements that the tenant made. Three rules decide how that feels in practice:</p>
<ul>
<li>the tribunal <strong>cannot</strong> set more than the notice asked for;</li>
<li>the new rent starts when the tribunal decides, not on the date in the notice;</li>
<li>where that would cause undue hardship, it can put off the start for up to two months more.</li>
</ul>
<p>So a tenant risks little by asking, and a landlord who proposes more than the market will bear gains nothing and waits.</p>
<h2>Evidence both can use</h2>
<p>Three or four recent lettings of similar homes nearby, with size, condition, energy rating and date. Rents agreed are better than rents asked. Search this site for homes to let in the same postcode district and keep the pages: a printout with a date is evidence, a memory is not. Condition counts. A kitchen that has been waiting for repair since March is an argument about rent as well as about repair.</p>
<h2>What is not an increase</h2>
<p>Adding a parking space or a bedroom to the letting, at the tenant’s request and for a price, is a change to the tenancy rather than to the rent for the same home, and should be agreed and written down as one. Passing on a higher broadband bill that the tenancy makes payable by the tenant is not an increase either.</p>
<h2>A word on manners</h2>
<p>Talk before you serve. A tenant who hears in June that a notice is coming in July, with the reasons and two comparable lettings, seldom goes to a tribunal. One who finds a form on the mat usually reads every line of it.</p>
`,
  }),
]
