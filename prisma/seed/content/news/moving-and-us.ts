import { item } from '../item'
import type { NewsTag } from '../tags'
import { ANSWER_TIME, claims, PASS_ON_TIME, referralFees } from '../../../../lib/config/claims'
import { assumedTerms, priceTexts } from '../../../../lib/config/price-texts'

/** Chains and removals, and news of the agency itself. */
export const movingAndCompanyNews = [
  item<NewsTag>({
    slug: 'keeping-a-chain-moving',
    name: 'Keeping a chain moving: who is waiting for whom?',
    pageTitle: 'Keeping a property chain moving',
    metaContent:
      'Most of the time in a chain is spent waiting for somebody who does not know it. Questions to ask each week, and how to settle a date.',
    shortDescription:
      'Most of the time in a chain is spent waiting for somebody who does not know it. The questions to ask each week.',
    tags: ['seller-guides', 'buyer-guides'],
    publishedAt: '2025-08-14',
    picture: {
      file: 'semi-detached-1.webp',
      alt: 'A 1930s pair of semi-detached houses in red brick and white render with two-storey bays.',
    },
    showImageVideoStatus: '1',
    body: `
<p>Six households, five sales, eleven solicitors’ inboxes. A chain moves at the pace of its slowest member, and the maddening thing is that the slowest member often has no idea. They sent the form back. It is lying in a tray.</p>
<h2>Draw it</h2>
<p>Take a sheet of paper. Put the first-time buyer at the left and the empty house at the right, with a box for each home between. Under every box write the conveyancer, the mortgage state, the survey, the searches, and the date of the last thing that happened. Your agent should be able to fill it in by telephoning the other agents, and you may ask them to. Blank boxes are where the delay is.</p>
<h2>Five questions, once a week</h2>
<ol>
<li>What is the one thing that has to happen next on my sale?</li>
<li>Whose desk is it on?</li>
<li>When did they receive it?</li>
<li>When do they expect to deal with it?</li>
<li>Who has told them that somebody is waiting?</li>
</ol>
<p>Ask them on the same day each week, in one email. Daily calls move you down the pile. No calls leave you where you are.</p>
<h2>The usual culprits</h2>
<table>
<thead><tr><th scope="col">Symptom</th><th scope="col">Likely cause</th><th scope="col">What shifts it</th></tr></thead>
<tbody>
<tr><td>“Waiting for the management pack”</td><td>Nobody has paid for it</td><td>Seller pays today, and forwards the receipt</td></tr>
<tr><td>“Enquiries outstanding”</td><td>Forty questions, two of which matter</td><td>Ask which two, and answer those by telephone</td></tr>
<tr><td>“With the lender”</td><td>A payslip or a valuation query</td><td>Broker, not branch</td></tr>
<tr><td>“We’re happy to go when everyone is”</td><td>Everyone is waiting to be asked</td><td>Somebody proposes a date</td></tr>
</tbody>
</table>
<h2>Propose a date early</h2>
<p>Dates are contagious. A proposed completion day gives every conveyancer a reason to look at the file. Choose one that is four weeks off, offer a second, and avoid Fridays: banks and removal firms are busiest then, and a hitch at three o’clock lasts until Monday.</p>
<h2>When a link breaks</h2>
<p>A lost buyer is not always a lost chain. If you are the seller above the break, ask whether the people below will wait three weeks while a new buyer is found. With the papers ready, the second sale is always quicker than the first. Somebody in the chain may be able to complete and rent for a while, which costs money but saves four other moves. Bridging finance exists too. Treat it with respect and take independent advice.</p>
<h2>Before there is a chain at all</h2>
<p>Half of the delay is built in before anyone makes an offer. Ask a buyer where their own sale has got to, and who is below them, before you accept. An offer from somebody whose buyer’s buyer has not yet found a mortgage is an offer for next spring. That may suit you. If it does not, the slightly lower one from a person who is renting may be the better of the two.</p>
<h2>What an agent owes you here</h2>
<p>Sales progression is part of our local full service. On the flat-fee service you do the telephoning yourself, with your conveyancer. Either way, notes should be made when things happen and not afterwards. When two people remember a conversation differently, it is the dated note that keeps the chain together.</p>
`,
  }),
  item<NewsTag>({
    slug: 'moving-before-christmas-the-last-sensible-dates',
    name: 'Moving before Christmas: the last sensible dates',
    pageTitle: 'Moving before Christmas: a countdown',
    metaContent:
      'Working back from Christmas 2026: when to exchange, when to book, what to redirect, and a checklist for the week of the move.',
    shortDescription:
      'Working back from Christmas: when to exchange, what to book, and a checklist for the week itself.',
    tags: ['seller-guides', 'buyer-guides'],
    publishedAt: '2026-11-12',
    picture: { file: 'cottage-1.webp', alt: 'A white weatherboarded cottage behind a picket fence.' },
    body: `
<p>This year Christmas Day falls on a Friday. Solicitors’ offices will begin to empty on the Tuesday before, lenders need notice to release money, and removal firms fill the last full week first. If you want to open presents in the new house, work backwards.</p>
<h2>The countdown</h2>
<table>
<thead><tr><th scope="col">By</th><th scope="col">Have this done</th></tr></thead>
<tbody>
<tr><td>Fri 20 November</td><td>All enquiries answered, mortgage offers out, deposit money with the conveyancer</td></tr>
<tr><td>Fri 27 November</td><td>A completion date agreed along the whole chain; removals provisionally booked</td></tr>
<tr><td>Fri 4 December</td><td>Contracts exchanged; confirm removals; start the post redirection</td></tr>
<tr><td>Tue 15 to Thu 17 December</td><td>Complete</td></tr>
<tr><td>Fri 18 December</td><td>The last day we would choose; leave it as a spare</td></tr>
</tbody>
</table>
<p>Exchange and completion on the same day is possible, but makes a poor present. Until contracts are exchanged nobody is bound, the van may have to be paid for regardless, and one late transfer sends five families to hotels.</p>
<p>Check as well what the bank’s daily transfer limit is, whether the money for the deposit needs notice to be withdrawn, and which of the two of you has to be present to authorise it. Savings accounts have kept more people out of a new house than snow has.</p>
<h2>If you miss it</h2>
<p>Choose a day in the second week of January and stop worrying. Every week saved in December tends to be spent in January anyway, putting right what was rushed. Sellers lose nothing: the buyers are the same people.</p>
<h2>Renting in between, or moving out of a rental</h2>
<p>If you are leaving a rented home in England, your notice is two months and ends with a rent period, so for a move in the middle of December it needed to be given in October. Ask your landlord whether they will agree in writing to a shorter one: many would rather have the home back before Christmas than after it. Do not hand in notice on the strength of an accepted offer, however cheerful everyone is. Wait for exchange, and pay for a month of overlap if you must.</p>
<h2>Two weeks before</h2>
<ul>
<li>Insurance on the new home from exchange if you are buying in England or Wales, as the contract usually puts the risk on you from then.</li>
<li>Tell the council at both ends, the energy and water suppliers, broadband, DVLA, bank, doctor and employer.</li>
<li>Order a skip or a collection before the council’s Christmas timetable begins.</li>
<li>Defrost the freezer two days ahead, and eat what was in it.</li>
</ul>
<h2>The day itself</h2>
<ol>
<li>Photograph the meters, with the date showing, at both homes.</li>
<li>Leave keys, codes, manuals and the alarm instructions in one marked envelope.</li>
<li>Keep passports, medicines, chargers, the kettle, bedding and one box of decorations in the car.</li>
<li>Do not leave until your conveyancer confirms that the money has arrived. Keys are released on that call.</li>
<li>Before the van goes, walk round with the fittings list and check that what should be there is.</li>
</ol>
<h2>Beware of changed bank details</h2>
<p>December is a good month for thieves. A message that says “our account details have changed” is fraud until proved otherwise. Telephone your conveyancer on a number you already had, and send a small sum first. No honest firm will mind.</p>
<h2>First night</h2>
<p>Test the smoke alarms, find the stopcock, make the beds. The rest can wait until the new year. There is an hour-by-hour version in our <a href="/guides/moving-day/">guide to moving day</a>.</p>
`,
  }),
  item<NewsTag>({
    slug: 'how-selling-with-us-works',
    name: 'A short film: how selling with us works, in five steps',
    pageTitle: 'Film: how selling with us works in five steps',
    metaContent:
      'Add your details, join the market, host viewings, receive offers, complete the sale: a short silent film with captions, and the small print.',
    shortDescription:
      'Add your details, join the market, host viewings, receive offers, complete the sale. Eleven seconds, no sound, with captions.',
    tags: ['company-news', 'seller-guides'],
    publishedAt: '2025-05-08',
    picture: {
      file: 'detached-3.webp',
      alt: 'A detached house with a bay window at dusk, the opening picture of the film.',
    },
    videoSrc: '/video/five-steps.mp4',
    showImageVideoStatus: '1',
    body: `
<p>We were asked for a film that could be watched on a train without headphones. It lasts eleven seconds. Here is the longer version, for people who prefer reading.</p>
<h2>One: add your details</h2>
<p>You order a package, send us your photographs and a floor plan, and answer the questions that buyers ask: tenure, council tax, heating, parking, restrictions. ${claims.listingTime} ${claims.goingLive}</p>
<h2>Two: join the market</h2>
<p>Choose how to pay. ${priceTexts.sellPayNow} on listing, or ${priceTexts.sellOnCompletion} when the home is sold. Both include VAT and the identity checks. If you pay in advance and would like us to start within the 14 days in which you may cancel, you tell us so; you would then pay for the part of the work already done if you changed your mind. Otherwise your listing waits until the fourteen days are over.</p>
<h2>Three: host viewings</h2>
<p>Buyers ask for a time, you accept or suggest another. You show them round: it is your house, and you know where the light falls. People who would rather have somebody else do this can look at our <a href="/local">local service</a>, which at present covers Essex.</p>
<h2>Four: receive offers</h2>
<p>Every offer is passed to you in writing ${PASS_ON_TIME}, with the buyer’s position. You may accept, decline, answer with a figure of your own, or wait. You are never obliged to accept, not even an offer at the asking price.</p>
<h2>Five: complete the sale</h2>
<p>When you accept: ${claims.flatFeeAfterMemorandum} Searches, survey and enquiries follow, then exchange, then completion. If you chose to pay on completion, that is when the fee falls due, and your conveyancer usually pays it out of the proceeds.</p>
<h2>Questions we are asked</h2>
<h3>What if it does not sell?</h3>
<p>On the ${priceTexts.sellOnCompletion} plan you owe nothing. On the ${priceTexts.sellPayNow} plan the fee is not returned, since it pays for the marketing and not for the result.</p>
<h3>May I use another agent as well?</h3>
<p>Yes. Our agreement is not a sole agency. Check that theirs is not one either, or you could owe two fees.</p>
<h3>Do I have to use your solicitor or broker?</h3>
<p>No. When a case that we introduced completes, we receive ${referralFees.conveyancing} from the conveyancer and ${referralFees.mortgage} from the broker. Your offer, or your buyer’s, is treated the same either way.</p>
<h3>How long does a listing run?</h3>
<p>On this website, until the home is sold or you withdraw it. On the portals for six months, after which you may renew at the price shown to you then, or leave it. Nothing renews by itself, unless you have chosen to pay by the month. Please tell us as soon as the home is sold elsewhere: nothing annoys buyers more than a house that went in March and is still smiling at them in June.</p>
<h3>What does it not include?</h3>
<p>The energy certificate, your conveyancer, and somebody to hold the tape measure. ${claims.flatFeePictures}</p>
<h3>Who answers the telephone?</h3>
<p>We do, on working days, and if you write, you will have an answer ${ANSWER_TIME}. The full terms are in the <a href="/service-agreement">service agreement</a>, which is shorter than you fear.</p>
`,
  }),
  item<NewsTag>({
    slug: 'our-local-service-in-essex',
    name: `Our local service in Essex: what ${priceTexts.localSale} buys, and what it does not`,
    pageTitle: 'Our local service in Essex explained',
    metaContent: `A fixed fee of ${priceTexts.localSale} including VAT for a full service in Essex: eleven things included, how it compares, and who does not need it.`,
    shortDescription:
      'A fixed fee including VAT, a person who hosts the viewings, and eleven things on the list. Who needs it, and who does not.',
    tags: ['company-news', 'seller-guides'],
    publishedAt: '2025-09-25',
    picture: {
      file: 'cottage-1.webp',
      alt: 'A white weatherboarded cottage of a kind often seen in Essex, with a picket fence.',
    },
    body: `
<p>Some owners like showing people round. Others live in Aberdeen, or work nights, or have just lost a parent and would rather not hear what strangers think of the wallpaper. For them we run a second kind of service, so far in one county, with people who live there.</p>
<h2>What is included</h2>
<p>The sale fee is ${priceTexts.localSale} including VAT, whatever the home sells for. For that you have:</p>
<ol>
<li>anti-money-laundering checks;</li>
<li>a valuation report;</li>
<li>a dedicated estate agent;</li>
<li>a listing on the major portals;</li>
<li>photography;</li>
<li>a floor plan;</li>
<li>a virtual tour;</li>
<li>hosted viewings, without a limit on their number;</li>
<li>verification of buyers;</li>
<li>the memorandum of sale;</li>
<li>sales progression, from the memorandum to the keys.</li>
</ol>
<p>Not included are the energy certificate, your conveyancer and anything the home itself needs. We can point you to people for each of those, and we say what we earn when we do.</p>
<h2>How it compares</h2>
<p>Our calculator sets it against an average high-street fee of 1.42% including VAT. On a sale at £400,000 that average comes to £5,680, so the difference is £3,885. Below about £126,000 a percentage at that rate is the cheaper of the two, and the calculator then shows a saving of nothing, because there is none. Agents differ. Put your own quotation in place of the average.</p>
<h2>Compared with doing it online</h2>
<p>The flat-fee service costs ${priceTexts.sellPayNow} or ${priceTexts.sellOnCompletion} and reaches the same portals. The difference is hours: yours instead of ours. If you have time, a telephone and an ordinary house in a town where homes sell, you may not need us to stand in the hall. If the home is empty, tenanted, unusual or far away, you probably do.</p>
<h2>When the fee is due</h2>
<p>The sale fee falls due on completion of a sale to a buyer we have introduced, and is normally paid out of the proceeds. If no sale completes, there is no fee. The agreement is a sole agency for ${assumedTerms.localSoleAgency}, which means that during that time you would owe us the fee even if another agent found the buyer. It is not sole selling rights: a buyer whom you find by yourself, a neighbour for example, costs you nothing. After those weeks you may end it on ${assumedTerms.noticeAfterSoleAgency}’ notice. Because you sign away from our office, you also have 14 days in which to cancel.</p>
<h2>Letting locally</h2>
<p>For landlords the local service starts at ${priceTexts.localLetFrom} including VAT, with viewings, referencing, the tenancy agreement, registration of the deposit and collection of rent. Full management is ${priceTexts.management}, the same as elsewhere.</p>
<h2>Where</h2>
<p>Twenty towns and the villages around them, from Harwich to Loughton and from Saffron Walden to Canvey Island. The <a href="/local/essex">Essex page</a> lists them. We open a new county when we have the people for it, and have no date for the next one.</p>
<h2>How it starts</h2>
<p>With a visit, which is free and commits you to nothing. You receive a written valuation with the evidence behind it, including the sales we left out and why. Keep it, show it to whoever else you are talking to, and take your time.</p>
`,
  }),
  item<NewsTag>({
    slug: 'how-to-complain-about-your-data',
    name: 'A simpler way to complain about your data',
    pageTitle: 'How to complain to us about your data',
    metaContent:
      'Since 19 June 2026 every organisation must have a way to take data-protection complaints. How ours works, with its deadlines, and where to go next.',
    shortDescription:
      'Every organisation must now have a way to take data-protection complaints. How ours works, and where to go next.',
    tags: ['company-news'],
    publishedAt: '2026-06-25',
    picture: { file: 'shop-1.webp', alt: 'A parade of shops with flats above them.' },
    related: [
      'why-agents-ask-for-identity',
      'why-our-listings-say-not-yet-provided',
      'total-price-first-cma-guidance',
    ],
    body: `
<p>Estate agents know a good deal about people: where they live, what they earn, why they are moving, sometimes that a marriage is ending. If somebody thinks that we have handled that badly, they should not need to find a lawyer in order to say so. The law now agrees in detail. Since 19 June, under the Data (Use and Access) Act 2025, whoever decides how personal data is used must make it easy to complain about it, electronically among other ways.</p>
<h2>What you can complain about</h2>
<p>Anything about your personal data. We told the wrong person something. We kept a document too long. We sent marketing after you had said no. We answered an access request late, or left something out. You need not quote a section of any Act, nor use a particular word.</p>
<h2>What we do, and by when</h2>
<ol>
<li><strong>Acknowledge.</strong> The law allows 30 days. We aim for three working days, as with every other complaint.</li>
<li><strong>Look into it</strong> without undue delay, and tell you how it is going. Somebody who was not involved reads the file.</li>
<li><strong>Answer</strong> in writing: what happened, what we have put right, and what we have changed.</li>
</ol>
<p>If we think you are mistaken we will say so, with reasons, rather than send a paragraph about taking privacy seriously.</p>
<h2>If our answer does not satisfy you</h2>
<p>You may complain to the Information Commissioner, whose website is ico.org.uk. The Commissioner normally expects you to have come to us first. You may also go to court. And if the complaint is really about our service, say a missed viewing rather than a mislaid passport, the <a href="/complaints-procedure">complaints procedure</a> leads to The Property Ombudsman.</p>
<h2>Asking for your data</h2>
<p>That is a different right and needs no complaint. Write to us and we will send what we hold, within 28 days as a rule and one month at the most. Where a request is complex, or one of several, the law lets us extend to three months in all, and we will tell you within the first month if we must. If we need to know who you are, or what you are looking for, the clock stops until you tell us.</p>
<h2>Three examples of what we changed</h2>
<p>An owner’s mobile number was visible to everybody who had booked a viewing, including those whose viewing had been cancelled; it is now shown only on the day itself. Feedback from viewers used to reach the seller with the viewer’s full name, and no longer does. And a form asked applicants for their date of birth before anybody needed it. None of those was found by a lawyer. All three were found by somebody who wrote in, mildly irritated, and asked why.</p>
<h2>What we would rather not hold</h2>
<p>The best protection for a document is not to have it. So please do not email passports or bank statements to us, ever. Identity checks run through a separate service, offers need only the first page of an agreement in principle, and nobody here needs your National Insurance number.</p>
<p>Details of all this are in section 4 of the <a href="/privacy-policy">privacy policy</a>.</p>
<p><small>On 30 September 2026 the Information Commission took the Commissioner’s place. Its website is the same.</small></p>
`,
  }),
  item<NewsTag>({
    slug: 'why-our-listings-say-not-yet-provided',
    name: 'Why our listings say “Not yet provided”',
    pageTitle: 'Why our listings say “Not yet provided”',
    metaContent:
      'An honest gap is worth more than a confident guess. How the facts on our listings are sourced and dated, and what to do about the blanks.',
    shortDescription:
      'An honest gap is worth more than a confident guess. Where the facts on our pages come from, and what to do about the blanks.',
    tags: ['company-news', 'buyer-guides'],
    publishedAt: '2026-11-05',
    picture: { file: 'plot-of-land-1.webp', alt: 'A grass plot behind a timber fence and gate.' },
    body: `
<p>A reader wrote to say that the words “Not yet provided” make our pages look unfinished. They do, and we considered dropping them. The alternatives were to leave the row out, so that nobody would notice, or to print “N/A”, which means nothing and sounds as though it means something. We kept the words.</p>
<h2>Every fact has a source and a date</h2>
<p>Open the table of facts on any home. Beside “Council tax: band D” you will find who said so and when: the owner, the agent, or a public register. That matters because the three go wrong in different ways. Owners misremember. Agents copy. Registers are correct and out of date. A service charge from the owner in March is a fact about March.</p>
<h2>What a blank is telling you</h2>
<ul>
<li><strong>Lease length, ground rent, service charge:</strong> look hard at these. A leasehold listing cannot be published without them, or a statement that enquiries have been made. If the page says only that enquiries have been made, ask what the answer was.</li>
<li><strong>Broadband, mobile signal, flood risk:</strong> you can look these up yourself, by postcode, with Ofcom and the national flood services.</li>
<li><strong>Restrictions and rights of way:</strong> often unknown to the owner until the deeds are read. Put the question to the seller and, later, to your conveyancer.</li>
<li><strong>Construction:</strong> ask if the house looks like the 1950s or 1960s, or has a steel or concrete frame. Lenders certainly will.</li>
</ul>
<h2>How to fill one in</h2>
<p>If you are a buyer, use the question link on the listing. The owner answers, and if the answer is a fact about the home we ask them to add it to the page, so that the next person does not have to ask. If you are the owner, five minutes with the deeds and one bill will clear most of the list.</p>
<h2>When the sources disagree</h2>
<p>They do, more often than you would think. The owner says 1930s, the energy certificate says 1950 to 1966; the agent measured 92 square metres, the assessor 88. We show the figure that comes from a register and leave the other out, unless the owner can produce the paper that proves it. Area is a special case, since assessors leave out a conservatory or a garage that an owner counts. If a figure matters to your decision, for instance because you are comparing prices per square metre, measure.</p>
<h2>What we refuse to print</h2>
<p>“Believed to be freehold.” “Council tax approx. band C.” “No known issues.” Each reads like information and protects the writer instead of the reader. Since April 2025 leaving out what a buyer needs can bring a penalty of up to a tenth of turnover, and words of that kind are a way of leaving out.</p>
<h2>Does it cost sellers anything?</h2>
<p>We have watched our own listings for an answer, and would not put a number on it. What we can say is that the questions people ask are mostly the ones the page left open, that each takes the owner an evening to answer, and that some of the buyers who did not ask never came to see the home. A complete table is the cheapest improvement to a listing that there is: it needs no paint.</p>
`,
  }),
]
