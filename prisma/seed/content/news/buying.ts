import { item } from '../item'
import type { NewsTag } from '../tags'

/** News for buyers: surveys, deposits, council tax bands, offers and leases. */
export const buyingNews = [
  item<NewsTag>({
    slug: 'what-a-survey-will-and-will-not-tell-you',
    name: 'What a survey will tell you, and what it never will',
    pageTitle: 'What a home survey will and will not tell you',
    metaContent:
      'The lender’s valuation is not a survey. The three RICS levels, what each leaves out, and how to use the report once you have it.',
    shortDescription:
      'The lender’s valuation is not a survey. What the three levels cover, what they leave out, and how to use the report.',
    tags: ['buyer-guides'],
    publishedAt: '2025-03-11',
    picture: {
      file: 'victorian-2.webp',
      alt: 'A three-storey red-brick Victorian town house with two-storey bays, the kind of building that repays a full survey.',
    },
    body: `
<p>Somebody from the bank is going to visit the house, so the bank must be checking it. That belief costs buyers more than any other in the whole process. A mortgage valuation answers one question for one reader: is this adequate security for the loan? It may be done from a desk. You may never see it, and if it misses the damp you will have nobody to complain to.</p>
<h2>The three levels</h2>
<table>
<caption>Home surveys as the Royal Institution of Chartered Surveyors sorts them</caption>
<thead><tr><th scope="col">Level</th><th scope="col">Suits</th><th scope="col">You get</th></tr></thead>
<tbody>
<tr><td>1, condition report</td><td>Newer homes of ordinary construction</td><td>Traffic-light ratings and a list of risks; no advice</td></tr>
<tr><td>2, home survey</td><td>Conventional homes in reasonable order</td><td>The same with advice on defects, and a valuation if you pay for one</td></tr>
<tr><td>3, building survey</td><td>Old, large, altered, neglected or unusual homes</td><td>Causes, remedies and their order, after a longer inspection</td></tr>
</tbody>
</table>
<p>Anything built before the First World War, anything with a thatched roof or a timber frame, and anything you mean to knock about deserves level 3. In Scotland the seller provides a single survey as part of the Home Report, so buyers there usually start from that.</p>
<h2>What no surveyor can see</h2>
<p>Surveys are visual. Carpets are not lifted, furniture is not moved, floorboards are not drilled and drains are not put on camera. The wiring and the boiler are looked at, not tested. Nobody opens a wall. A good report says where the surveyor could not get to, and that list is as useful as the findings.</p>
<p>So a survey often ends with a recommendation to bring in somebody else: an electrician for a periodic test, a drainage firm with a camera, a structural engineer for a crack that has moved. Choose them yourself and pay them yourself. A free damp inspection from a firm that sells damp treatment tends to find damp.</p>
<h2>Reading the red ratings</h2>
<p>Nearly every older house has some. A condition rating of three means that something needs attention soon, which covers a slipped tile and a failing retaining wall alike. Ring the surveyor. You have paid for the conversation, most surveyors are far more direct on the phone than on paper, and three questions get you most of the way:</p>
<ol>
<li>Would you buy it?</li>
<li>What would you do in the first year, and roughly what does that cost?</li>
<li>Is anything here a reason for a specialist before I exchange?</li>
</ol>
<h2>Going back to the seller</h2>
<p>Renegotiate on facts that were neither visible at the viewing nor disclosed in the listing, and bring a written quotation. “The survey was bad” invites an argument. “The roofer quotes £6,000 to replace the valley, here is the estimate” invites an answer. Asking for money off because the 1930s wiring turned out to be from the 1930s is less persuasive when the listing said so.</p>
<h2>When to book it</h2>
<p>After the offer is accepted and the lender has valued the house, and before much has been spent on searches. If the survey is going to end the purchase, let it do so cheaply. Tell the surveyor in advance what you have noticed and what you plan to do to the house; somebody who knows that a wall is coming down will look at that wall.</p>
`,
  }),
  item<NewsTag>({
    slug: 'saving-a-first-deposit',
    name: 'Saving a first deposit: the Lifetime ISA rule that catches people',
    pageTitle: 'Saving a first deposit with a Lifetime ISA',
    metaContent:
      'How the Lifetime ISA bonus works, the £450,000 limit, the 12-month wait and the charge for taking money out, with other ways to a deposit.',
    shortDescription:
      'The bonus is generous and the small print is sharp: the price limit, the twelve-month wait and the charge for changing your mind.',
    tags: ['buyer-guides'],
    publishedAt: '2025-06-26',
    picture: {
      file: 'flat-block-2.webp',
      alt: 'A three-storey block of flats in red brick and white render, with glass balconies.',
    },
    body: `
<p>Free money with conditions attached is still mostly free money. Pay £4,000 into a Lifetime ISA in a tax year and the government adds £1,000. Two people buying together can each have one. The trouble starts when people who have saved faithfully for years discover, with an offer accepted, that they have broken a rule they never read.</p>
<h2>The rules that matter on the day you buy</h2>
<ul>
<li>You must be between 18 and 39 to open one, and you can pay in until you are 50.</li>
<li>The account must have been open for at least 12 months, counted from the first payment, when you use it to buy.</li>
<li>The home must cost £450,000 or less, anywhere in the UK.</li>
<li>You must be a first-time buyer, you must mean to live there, and you must be buying with a mortgage.</li>
<li>The money goes from the provider to your conveyancer. Draw it out yourself and the charge applies.</li>
</ul>
<p>That charge is 25% of what you take out, and 25% of the larger figure is more than the bonus you were given. Somebody who pays in £4,000, receives £1,000 and withdraws the whole £5,000 for a car gets £3,750 back.</p>
<h2>Who should think twice</h2>
<p>The price limit has not moved since 2017. If you are looking where a two-bedroom flat already costs more than £400,000, ask what the same flat will cost when you have finished saving. Money in an ordinary cash ISA earns no bonus, but you can spend it on anything. Some savers split the two: the Lifetime ISA first, up to what they are sure of using, and the rest elsewhere.</p>
<p>If you are not yet sure whether you will buy within a few years, one move costs almost nothing: open the account with a small sum now. The 12-month clock starts with the first payment, not with the first large one.</p>
<h2>Other sources, and what a lender asks about them</h2>
<p>Gifts from family are the commonest. The lender wants a signed letter saying that the money is a gift, not a loan, and that the giver takes no share in the home. Your conveyancer wants to see where the giver got it from, with bank statements, because anti-money-laundering rules reach back along the chain of money. Ask for those papers early; relatives are often surprised by the request.</p>
<p>Loans towards the deposit are another matter. Most lenders count them as debt, a few refuse them, and hiding one is mortgage fraud.</p>
<h2>How much is enough?</h2>
<p>Lenders price in steps, commonly at 95%, 90%, 85%, 80%, 75% and 60% of the value. Being just over a step costs more than it should, so a slightly cheaper home or three more months of saving may pay for itself in the rate. Keep something back for the survey, the conveyancer and the van. Our <a href="/get-a-mortgage">borrowing calculator</a> shows a range for your income and deposit; it is an illustration, not advice, and a broker can tell you which lenders would agree.</p>
<p><small>Rules as they stood in June 2025. The figures had not changed when we last checked them, in November 2026. In its Budget of November 2025 the government said that it would consult on a simpler product for first-time buyers to replace the Lifetime ISA: read the current position on GOV.UK before you open one.</small></p>
`,
  }),
  item<NewsTag>({
    slug: 'what-a-council-tax-band-tells-a-buyer',
    name: 'What a council tax band tells a buyer, and how it can change',
    pageTitle: 'What a council tax band tells a buyer',
    metaContent:
      'Bands rest on values from 1991 in England and Scotland, 2003 in Wales. Why an extended house may go up a band when you buy it.',
    shortDescription:
      'Bands rest on values more than twenty years old. Why an extension can raise yours on the day you complete.',
    tags: ['buyer-guides', 'tenant-guides'],
    publishedAt: '2025-10-02',
    picture: {
      file: 'end-of-terrace-2.webp',
      alt: 'A brick and render end-of-terrace house with a block-paved drive and a later side extension.',
    },
    body: `
<p>Council tax is the bill that people moving from a small flat to a family house most often forget to compare. It is also on every listing we publish, because price, tenure and council tax are the first three things that an advertisement should not leave out.</p>
<h2>Values from another century</h2>
<p>The band is not about today’s price. In England and Scotland each home is placed by what it would have sold for on 1 April 1991; in Wales the date is 1 April 2003. England and Scotland have bands A to H, Wales has A to I. Northern Ireland has no bands at all and charges domestic rates on a capital value, which our <a href="/guides/northern-ireland-rates/">separate guide</a> explains.</p>
<p>Every council sets its own figure for band D and the others follow as fixed proportions of it, so band C in one district can cost more than band D in the next. The figure on our listings is the band. For pounds and pence, look at the council’s table for the year.</p>
<h2>The extension that waits for a buyer</h2>
<p>Here is the part that surprises people. When an owner in England or Wales extends a house, the band is not raised there and then. It is reviewed after the house is sold. So the seller of a house with a large kitchen extension may have paid band D for ten years, and the buyer receives a letter moving it to band E.</p>
<p>You can see the risk coming. On GOV.UK’s council tax page for the address, an improvement indicator is shown where alterations have been noted that may change the band at the next sale. Ask the seller too, and allow for it in your sums.</p>
<h2>Challenging a band</h2>
<p>A new taxpayer can ask for a review within six months of becoming liable. After that you need evidence that the band was wrong from the start, in the shape of similar homes in lower bands or sale prices near the valuation date. Reviews can go up as well as down, and your neighbours’ bands may be looked at in the process. Check five or six comparable addresses before you write.</p>
<h2>Discounts and premiums worth knowing</h2>
<ul>
<li><strong>One adult:</strong> a quarter off. Apply for it in the first week.</li>
<li><strong>Students:</strong> a home occupied only by full-time students is exempt; certain other residents are disregarded.</li>
<li><strong>Disabled band reduction:</strong> where a home has an extra room, or space for a wheelchair, needed by a disabled resident.</li>
<li><strong>Second and empty homes:</strong> councils may charge a premium. In England it can double the bill on a second home, and Welsh councils may go further.</li>
</ul>
<h2>When you start to pay</h2>
<p>You are liable from completion, not from the day you unpack. Tell the council the date, and take meter readings the same afternoon. If the home will stand empty for a few weeks of decorating, ask whether the council gives any relief: many give none.</p>
<p>New homes have no band until the Valuation Office has given them one. The listing should say so, and the bill, when it comes, runs back to the first day.</p>
`,
  }),
  item<NewsTag>({
    slug: 'making-an-offer-that-gets-read',
    name: 'Making an offer that gets read twice',
    pageTitle: 'How to make an offer that gets read twice',
    metaContent:
      'Sellers compare more than figures. What to put in an offer on a home, what to leave out, and why the highest does not always win.',
    shortDescription:
      'Sellers compare more than figures. What to put in an offer, what to leave out, and why the highest does not always win.',
    tags: ['buyer-guides'],
    publishedAt: '2026-08-20',
    picture: {
      file: 'detached-3.webp',
      alt: 'A 1930s detached house with a bay and a side garage in evening light.',
    },
    body: `
<p>Put yourself at the seller’s kitchen table. There are two offers. One is £5,000 higher and comes from somebody whose own flat is not on the market. The other names a solicitor, attaches an agreement in principle and asks for completion in ten weeks. Plenty of sellers take the second. A sale that happens is worth more than one that might.</p>
<h2>Before you name a figure</h2>
<p>Find out how long the home has been listed and whether the price has changed; our listing pages show both. Read the facts table to the end. Look up what sold nearby. Then decide two numbers in private: what you would like to pay, and the figure at which you would rather lose the home. Write the second one down before you start, because it is very hard to work out honestly in the middle of a negotiation.</p>
<h2>What belongs in the offer</h2>
<ol>
<li><strong>The figure</strong>, as a figure. “Around” is not an offer.</li>
<li><strong>Your position:</strong> first-time buyer, cash, sold subject to contract, or yet to sell. Say where your own buyer has got to.</li>
<li><strong>The money:</strong> deposit, agreement in principle with its date, or proof of funds.</li>
<li><strong>Timing:</strong> when you could exchange, when you would like to complete, and how far you can bend.</li>
<li><strong>Conditions:</strong> subject to survey and contract, of course, and anything else that is real. Asking for the home to come off the market is a normal condition.</li>
<li><strong>Your conveyancer’s name.</strong> It shows that you have chosen one.</li>
</ol>
<p>A sentence or two about why you like the place does no harm. A three-page letter with a picture of the dog does little good, and a seller who chooses between families by their photographs may find themselves on the wrong side of the Equality Act.</p>
<h2>How your offer reaches the seller</h2>
<p>An agent must pass on every offer promptly and in writing until contracts are exchanged, unless the seller has told them in writing not to pass on offers below a certain level. It may not be made a condition that you use the agent’s mortgage broker or solicitor. On this site the offer goes to the seller in writing, with your position, as you put it.</p>
<h2>If there are several of you</h2>
<p>You may be asked for your best and final offer by a deadline. This is lawful for sales, unlike for rentals in England, where a landlord may not invite or accept more than the advertised rent. Give your true limit, end it with an odd sum so that you do not tie, and attach everything above again. You will not be told the other figures, and should not believe anyone who claims to know them.</p>
<h2>Accepted is not sold</h2>
<p>In England and Wales either side can walk away without penalty until contracts are exchanged, and much the same holds in Northern Ireland until the solicitors have formed a contract. Until that day you protect yourself by being quick: instruct the conveyancer the same day, book the survey, answer the lender within the hour. In Scotland the offer comes from your solicitor and can bind both sides far sooner, as our <a href="/guides/buying-in-scotland/">guide to buying there</a> explains.</p>
<p>And if you are refused? Ask to be told if the other sale falls through. It happens often enough to be worth the email.</p>
`,
  }),
  item<NewsTag>({
    slug: 'two-year-wait-for-lease-extensions-abolished',
    name: 'Lease extensions: the two-year wait has gone',
    pageTitle: 'Lease extensions: the two-year wait has gone',
    metaContent:
      'Since 31 January 2025 a new leaseholder can claim a lease extension at once. What that changes for buyers, and what has not changed yet.',
    shortDescription:
      'Since 31 January 2025 you can claim an extension from the day you own the flat. What that changes for buyers, and what it does not.',
    tags: ['buyer-guides', 'seller-guides', 'market-news'],
    publishedAt: '2025-02-06',
    picture: {
      file: 'flat-block-1.webp',
      alt: 'A four-storey block of flats in buff brick with metal balconies.',
    },
    body: `
<p>Until last week, buying a flat with 78 years left on the lease involved a small piece of theatre. The seller, who had owned it for two years, would serve notice to extend; the buyer would take over the claim on completion; and both solicitors would charge for the choreography. Since 31 January 2025 the play is over. The Leasehold and Freehold Reform Act 2024 has abolished the two-year ownership rule for lease extensions, and for buying the freehold of a leasehold house.</p>
<h2>What a buyer can do now</h2>
<p>You can serve notice as soon as you are the registered owner. In practice that means once HM Land Registry has dealt with your application, which may take some weeks or longer, so a seller’s notice with an assignment of the benefit is still worth considering where the lease is about to fall below 80 years.</p>
<h2>Why 80 years is still a cliff edge</h2>
<p>When fewer than 80 years remain, the price of an extension includes marriage value: half of the increase in the flat’s worth that the extension brings about. It can add thousands. The 2024 Act provides for marriage value to go, for extensions of 990 years rather than 90 on flats, and for a simpler way of calculating the price. <strong>None of those parts is in force</strong>, and each needs further regulations. Until they are, the old sums apply, and anyone who tells you the cost will certainly fall by a given date is guessing.</p>
<h2>Three people, three answers</h2>
<h3>You are buying with 95 years or more</h3>
<p>Nothing here needs doing before completion. You have time to see how the reforms arrive.</p>
<h3>You are buying with 80 to 85 years</h3>
<p>Get a valuer’s estimate before you exchange, and treat it as part of the price. Mortgage lenders have their own minimum, which may be counted from the end of the loan, so ask the broker before you fall in love.</p>
<h3>You are selling with fewer than 80</h3>
<p>Buyers will deduct the cost of extending, and then some for the bother. Serving notice yourself and passing on the claim takes away the bother. Starting the informal route, by asking the freeholder for a figure, is quicker and has no protection: check that the offer is not a shorter extension with a rising ground rent.</p>
<h2>Ground rent, briefly</h2>
<p>New leases granted since 30 June 2022 may charge only a peppercorn, that is nothing, with retirement homes included since 1 April 2023. Existing leases keep the ground rent they were granted with. A statutory extension reduces it to nothing for the rest of the term.</p>
<h2>What our listings will say</h2>
<p>Every leasehold home on this site shows the years remaining, the ground rent and how it is reviewed, and the service charge. Where the owner has not told us, the page says so and lets you ask. If you are comparing two flats, compare them on those four lines first: a shorter lease and a doubling ground rent can be worth more than a balcony.</p>
<p>Our <a href="/guides/leasehold-explained/">guide to leasehold</a> sets out the terms, and is kept up to date as further parts of the Act come into force.</p>
`,
  }),
]
