import { item } from '../item'
import type { GuideTag } from '../tags'
import { referralFees } from '../../../../lib/config/claims'

export const buyingGuides = [
  item<GuideTag>({
    slug: 'buying-a-home-step-by-step',
    name: 'Buying a home, step by step',
    pageTitle: 'Buying a home, step by step',
    metaContent:
      'From working out what you can borrow to collecting the keys: the steps of buying a home in England and Wales, with costs and deadlines.',
    shortDescription:
      'What you can borrow, what it costs, who to appoint and when: the steps from first search to keys.',
    tags: ['buying'],
    publishedAt: '2026-02-25',
    picture: {
      file: 'end-of-terrace-1.webp',
      alt: 'A red-brick end-of-terrace house with its own side drive.',
    },
    featured: true,
    body: `
<p>Buying is two jobs at once. One is choosing a place to live, which is slow and personal. The other is getting the money, the people and the paperwork together in the right order, and a list helps with that. Here is one for England and Wales.</p>
<h2>1. Know what you have</h2>
<p>Add up the deposit, then subtract everything that is not the deposit: tax, conveyancer, survey, lender’s and broker’s fees, removals, the first repairs, and a sum you do not touch. What is left decides how much you can borrow as much as your income does. Lenders offer better rates for larger deposits, usually in steps of 5% of the price, so find out how far you are from the next step.</p>
<p>Check your files at all three credit reference agencies for mistakes, register to vote at your present address, and do not open new credit in the months before you apply.</p>
<h2>2. Get an agreement in principle</h2>
<p>A lender or broker tells you what it would probably lend. An agreement in principle is not an offer and does not bind anybody, but agents and sellers look for one. Lenders go by your income, your outgoings and whether you could still pay if rates rose; the range on our <a href="/get-a-mortgage">mortgage page</a> is an illustration only. Your home may be repossessed if you do not keep up repayments on your mortgage.</p>
<h2>3. Work out the tax</h2>
<p>In England (and Northern Ireland) Stamp Duty Land Tax for somebody moving home is nothing on the first £125,000, 2% from there to £250,000, 5% to £925,000, 10% to £1.5 million and 12% above. First-time buyers pay nothing up to £300,000 and 5% on the part up to £500,000, and have no relief at all if the price is above £500,000. If you already own another home anywhere in the world and are not replacing your main one, each rate is usually five percentage points higher. In Wales you pay Land Transaction Tax instead, at different rates. Each listing shows the tax for that home.</p>
<h2>4. Decide what you need</h2>
<p>Write two lists before you look at a single picture: what you cannot do without, and what you would like. Keep the first to five lines. Include the dull things, such as the commute at seven in the morning, space for a pram, and a lease that will outlast the mortgage.</p>
<h2>5. Search, and widen the search once</h2>
<p>Set price, bedrooms and area; then raise the radius by a few miles and see what appears. Look at homes slightly above your limit that have been on the market for months. Read facts before photographs: tenure, service charge, council tax, energy rating, parking. If a fact is missing, ask: you are entitled to an answer.</p>
<h2>6. View twice</h2>
<p>Go once to see whether you like it, and once more with a checklist. Our <a href="/guides/viewings/">viewing guide</a> has a list that you can read on your phone.</p>
<h2>7. Appoint a conveyancer</h2>
<p>Do this before you make an offer, if you can. Compare fixed quotes that name every extra: leasehold, gifted deposit, Lifetime ISA, bank transfers, tax return, registration. Check that the firm is on your lender’s panel. You are free to choose; nobody may make a sale conditional on your using theirs, and an agent who recommends a conveyancer should tell you what fee the agent is paid for it.</p>
<h2>8. Make the offer</h2>
<p>Make it in writing, with your position and proof of your funds. See <a href="/guides/offers-and-negotiation/">offers and negotiation</a>. Once it is accepted, ask for the listing to be marked as sold subject to contract.</p>
<h2>9. Apply for the mortgage and book the survey</h2>
<p>The lender values the home for its own purposes. You need a survey of your own: level 2 for an ordinary house in fair order, level 3 for anything old, large, altered or unusual. If you fear that the lender’s valuation will come in below the price, wait for it before you pay for a survey.</p>
<h2>10. Let the conveyancer work, and read what they send</h2>
<p>They examine the title, order searches (local authority, drainage, environmental, and mining where it applies), raise enquiries and report to you. Read the report before you sign anything. Look for rights of way, restrictions on use, shared drains, chancel liability, whether the extension has building-regulations approval, and for leasehold everything in the <a href="/guides/leasehold-explained/">leasehold guide</a>.</p>
<h2>11. Prepare to exchange</h2>
<ul>
<li>Mortgage offer received, and its conditions met.</li>
<li>Searches and enquiries answered to your conveyancer’s satisfaction.</li>
<li>Buildings insurance ready to begin on exchange.</li>
<li>Deposit, commonly 10% of the price, in the conveyancer’s account. Ring them on a number you already know to check the bank details before you send it.</li>
<li>If two of you are buying, a decision on how you own it: as joint tenants, or as tenants in common in stated shares with a deed of trust. Make wills.</li>
</ul>
<h2>12. Exchange</h2>
<p>The conveyancers check over the telephone that both contracts are identical, and date them. You are now bound. If you fail to complete you can lose the deposit and be sued for the seller’s further losses, so do not change jobs or buy a car between now and completion.</p>
<h2>13. Complete</h2>
<p>On the agreed day the lender’s money and yours go to the seller’s conveyancer. The agent releases the keys once the money has arrived, often around midday, and later in long chains. Read the meters, photograph everything, and check that the fittings on the list are there.</p>
<h2>14. Afterwards</h2>
<p>Your conveyancer files the tax return, within 14 days in England and 30 in Wales, and registers you at HM Land Registry. Ask for the completed register when it arrives, read it, and sign up for the Land Registry’s free property alerts. Keep the guarantees in a folder: you will need them when you sell.</p>
<h2>What it costs beyond the price</h2>
<table>
<thead><tr><th scope="col">Cost</th><th scope="col">Notes</th></tr></thead>
<tbody>
<tr><td>Stamp duty or Land Transaction Tax</td><td>Depends on the nation and the buyer; shown on each listing</td></tr>
<tr><td>Conveyancing and searches</td><td>More for leasehold and new build</td></tr>
<tr><td>Survey</td><td>Depends on the size and age of the home and on the level of survey</td></tr>
<tr><td>Mortgage fees</td><td>Product fee, valuation, broker; a fee added to the loan costs interest</td></tr>
<tr><td>Land Registry fee</td><td>On a scale by price</td></tr>
<tr><td>Removals and first repairs</td><td>Get three quotes, and allow for changing the locks</td></tr>
</tbody>
</table>
<p>You pay nothing to us for buying. Our fee comes from the seller.</p>
`,
  }),
  item<GuideTag>({
    slug: 'conveyancing-explained',
    name: 'Conveyancing explained: what happens in those weeks',
    pageTitle: 'Conveyancing explained, stage by stage',
    metaContent:
      'Title, searches, enquiries, exchange, completion, registration: what conveyancers do in each stage in England and Wales, and how to help.',
    shortDescription:
      'Title, searches, enquiries, exchange, completion, registration: what is being done, by whom, and how you can speed it up.',
    tags: ['buying', 'selling', 'law-and-tax'],
    publishedAt: '2026-03-04',
    picture: {
      file: 'semi-detached-4.webp',
      alt: 'A white-rendered pair of semi-detached houses, sold subject to contract.',
    },
    body: `
<p>Conveyancing is the legal transfer of a home from one owner to the next, with all the checks that come first. To buyers and sellers it can look like long silences. Conveyancers spend much of that time waiting for other people’s documents. If you know who everybody is waiting for, you know who to chase.</p>
<h2>Who does it</h2>
<p>Solicitors, regulated by the Solicitors Regulation Authority, and licensed conveyancers, regulated by the Council for Licensed Conveyancers. Both must be insured. Chartered legal executives may do it too. Buyer and seller each have their own conveyancer; one firm may act for both only in narrow circumstances, and it is rarely a good idea. The lender usually instructs the buyer’s conveyancer as well.</p>
<p>Ask four things before choosing: is the price fixed, who will do the work, how will you keep me up to date, and are you on my lender’s panel?</p>
<h2>Stage one: opening the file</h2>
<p>Identity and source-of-funds checks on both sides. The seller completes the property information form (TA6), the fittings and contents form (TA10) and for leasehold the leasehold form (TA7). The answers are statements of fact on which the buyer may rely. Do not guess, do not write “not known” where you could find out, and keep a copy.</p>
<h2>Stage two: the contract pack</h2>
<p>The seller’s conveyancer obtains the title from HM Land Registry and sends it with the draft contract and the forms. If the land has never been registered, they put together deeds going back at least 15 years instead, which takes longer.</p>
<h2>Stage three: investigation</h2>
<p>The buyer’s conveyancer reads the title for anything that limits or burdens the land, and orders searches:</p>
<table>
<caption>Usual searches in England and Wales</caption>
<thead><tr><th scope="col">Search</th><th scope="col">What it shows</th></tr></thead>
<tbody>
<tr><td>Local authority</td><td>Planning decisions, building control, road adoption, conservation areas, enforcement, tree orders</td></tr>
<tr><td>Drainage and water</td><td>Mains connections, public sewers inside the boundary</td></tr>
<tr><td>Environmental</td><td>Past industrial use, flood, ground stability, radon</td></tr>
<tr><td>Mining</td><td>Coal, tin, brine or limestone workings, where they exist</td></tr>
<tr><td>Chancel repair</td><td>Old liability towards a parish church; often insured instead</td></tr>
</tbody>
</table>
<p>How long the local search takes depends on the council. Your conveyancer will know what is usual at the moment. A search tells you about the land you are buying and rarely about the field next door, so look at the council’s planning register yourself.</p>
<h2>Stage four: enquiries</h2>
<p>Questions go from buyer to seller: where is the completion certificate for the loft? Who maintains the shared drive? Is the ground rent paid? The best thing a seller can do is to answer every question, even the silly ones, within two days. The best thing a buyer can do is to tell the conveyancer which questions really matter, so that the rest can be dropped.</p>
<p>A missing document is sometimes covered by an indemnity policy, often paid for by the seller. The policy protects against a claim; it does not make a bad extension sound. If you want to know whether an extension is safe, ask a surveyor.</p>
<h2>Stage five: mortgage and report</h2>
<p>The lender’s offer reaches the buyer’s conveyancer with conditions to be met. When everything is in, the buyer receives a report on title together with the contract, the transfer and the mortgage deed to sign. Deeds need a witness who is an adult and not a party to them; a relative is allowed, but many conveyancers and lenders ask for somebody independent.</p>
<h2>Stage six: exchange</h2>
<p>When every party in the chain is ready and a completion date has been agreed, the conveyancers exchange contracts by telephone under the Law Society’s formulas. A deposit, usually of 10%, passes up the chain. This is the moment at which a sale becomes binding. In most contracts the risk of fire and flood now passes to the buyer, which is why insurance has to start today and not on moving day.</p>
<h2>Stage seven: completion</h2>
<p>Money moves by bank transfer from the bottom of the chain to the top, each link waiting for the one below. The contract sets a latest time, often one or two in the afternoon. Once the money has arrived, the seller’s conveyancer authorises release of the keys and pays off the mortgage. Whoever completes late pays interest under the contract. If they still do not complete, the other side can serve a notice to complete, and after ten working days may end the contract and keep or reclaim the deposit.</p>
<h2>Stage eight: after completion</h2>
<ul>
<li>Tax return and payment: 14 days for Stamp Duty Land Tax in England, 30 for Land Transaction Tax in Wales.</li>
<li>Application to HM Land Registry, protected by a priority search made beforehand. Registration can take from a few days to many months; the application protects you in the meantime.</li>
<li>For leasehold: notices to the freeholder and the managing agent, with their fees.</li>
<li>For sellers: a check that the old mortgage has been removed from the register.</li>
</ul>
<h2>How long does it take?</h2>
<p>No average will tell you much about your own case. For a freehold house without a chain, contracts can be exchanged within weeks if everybody is prepared. A leasehold flat in a chain of five takes months. The whole chain moves at the pace of the slowest person in it, so ask each week what has to happen next and who has to do it.</p>
<h2>How to speed it up</h2>
<ol>
<li>Instruct early, pass the identity check the same day, pay for searches as soon as you are asked.</li>
<li>Sellers: have forms, certificates and management pack ready before there is a buyer.</li>
<li>Buyers: send complete mortgage papers the first time, and bank statements with any gift letter.</li>
<li>Send one email a week with numbered questions instead of ringing five times.</li>
<li>Propose a completion date as soon as searches are back.</li>
</ol>
<h2>Guard against fraud</h2>
<p>Criminals read conveyancing emails and send false bank details at the right moment. Take the account number at the first meeting, confirm it by telephoning a number you already know, and treat any message that says the account has changed as fraud. Sellers of empty or unmortgaged homes should sign up for Land Registry alerts.</p>
<h2>If it goes wrong</h2>
<p>Complain to the firm first; it must have a procedure. After that the Legal Ombudsman looks at poor service, and the regulators at misconduct. For our own <a href="/conveyancing">conveyancing introductions</a>, you deal with the firm directly, we are paid a referral fee of ${referralFees.conveyancing} when the case completes, and you are free to go elsewhere.</p>
`,
  }),
  item<GuideTag>({
    slug: 'leasehold-explained',
    name: 'Leasehold explained: years, rent, charges and rights',
    pageTitle: 'Leasehold explained: years, charges and rights',
    metaContent:
      'What you own when you own a lease in England and Wales, how to read ground rent and service charges, extending a lease, and what is changing.',
    shortDescription:
      'What you own when you own a lease, how to read its costs, when to extend it, and which reforms are in force.',
    tags: ['buying', 'selling', 'law-and-tax'],
    publishedAt: '2026-06-03',
    picture: {
      file: 'flat-block-1.webp',
      alt: 'A four-storey block of flats in buff brick with metal balconies.',
    },
    body: `
<p>Buying a leasehold flat means buying time: the right to live in a part of somebody else’s building for a number of years, on terms that were written by a lawyer acting for the landlord. Most leases are unremarkable. A few are ruinous, and four facts will tell you which is which.</p>
<h2>The four facts</h2>
<dl>
<dt>Years remaining</dt><dd>Not the original length. A lease of 125 years from 1988 has 87 left in 2026.</dd>
<dt>Ground rent, and how it is reviewed</dt><dd>A fixed small sum is harmless. Doubling every ten or fifteen years, or a link to prices without a ceiling, is not.</dd>
<dt>Service charge</dt><dd>What it is now, what it was in the past three years, whether there is a reserve fund, and what major works are planned.</dd>
<dt>Restrictions</dt><dd>Pets, letting, short lets, wooden floors, alterations, parking, and whether consent costs money.</dd>
</dl>
<p>Our listings show the first three, with their source and date, or say that enquiries have been made.</p>
<h2>Who is who</h2>
<p>The <strong>freeholder</strong> or landlord owns the building. A <strong>managing agent</strong> collects the money and arranges the work. There may be a <strong>head lessee</strong> in between. If the flat owners control the company that owns the freehold, you have a <strong>share of freehold</strong>: you still hold a lease, and together you are the landlord. In a <strong>right-to-manage</strong> company the leaseholders run the building without owning it.</p>
<p>Under <strong>commonhold</strong> each owner holds the flat outright and belongs to an association that owns the rest. There are very few so far.</p>
<h2>Why the number of years matters</h2>
<p>A lease loses value as it shortens, slowly at first. At 80 years the law of extensions adds a payment called marriage value, half of the gain in value that an extension brings, and the price rises sharply. Lenders set their own minimum as well, and look at what will be left at the end of the loan. Below about 70 years, far fewer buyers are interested.</p>
<h2>Extending</h2>
<p>If you own a flat on a long lease you have a right to 90 further years on top of what is left, at no ground rent, for a price worked out by a formula. Since 31 January 2025 you need not have owned it for two years first. Broadly:</p>
<ol>
<li>Have a specialist valuer estimate the price.</li>
<li>Your solicitor serves a notice with your figure.</li>
<li>The landlord answers by the date in the notice, at least two months away.</li>
<li>You negotiate; if you do not agree, the tribunal decides.</li>
<li>The new lease is granted and registered.</li>
</ol>
<p>You pay the landlord’s reasonable legal and valuation costs as well as your own, as the rules stand. An informal deal can be faster. Compare its terms with the statutory ones line by line, above all the ground rent.</p>
<p>Owners of at least half of the flats in a qualifying building can join to buy the freehold. Leaseholders of houses have their own rights.</p>
<h2>What has changed, and what has not</h2>
<table>
<caption>Leasehold reform in England and Wales, position in mid-2026</caption>
<thead><tr><th scope="col">Reform</th><th scope="col">In force?</th></tr></thead>
<tbody>
<tr><td>No ground rent in most new leases</td><td>Yes, since 30 June 2022 (retirement homes since 1 April 2023)</td></tr>
<tr><td>No two-year wait to extend or buy</td><td>Yes, since 31 January 2025</td></tr>
<tr><td>Easier right to manage in mixed-use buildings</td><td>Yes, since 3 March 2025</td></tr>
<tr><td>990-year extensions, no marriage value</td><td>Not yet: in the 2024 Act, awaiting regulations</td></tr>
<tr><td>Ban on new leasehold houses</td><td>Not yet: in the 2024 Act</td></tr>
<tr><td>£250 cap on existing ground rents, end of forfeiture, commonhold for new flats</td><td>No: a draft bill, published January 2026</td></tr>
</tbody>
</table>
<p>Do not pay more because of a reform that has not come into force, but do not assume that it never will. If your lease is near 80 years, ask a valuer what it would cost to extend now and what it might cost if you wait.</p>
<h2>Service charges and your rights</h2>
<p>A charge must be reasonable, and for work of a reasonable standard. You may ask for a summary of costs and inspect the receipts. Before works that would cost any leaseholder more than £250, or a long-term agreement above £100 a year each, the landlord must consult you; otherwise the landlord can recover only those sums, unless a tribunal excuses the failure. Disputes go to the First-tier Tribunal in England and the Leasehold Valuation Tribunal in Wales. Pay what you accept, dispute the rest in writing, and do not simply stop paying.</p>
<h2>Building safety</h2>
<p>For buildings of 11 metres or five storeys and above, ask for the fire-risk assessment, what the external walls are made of, and whether work is planned and who pays for it. Many leaseholders in England are protected by law from the cost of removing unsafe cladding, and pay a limited share of other historical defects; a landlord’s certificate and a leaseholder’s deed of certificate show what applies to a particular flat. Lenders will ask for an EWS1 form for some buildings.</p>
<h2>Houses and estates</h2>
<p>Some houses are leasehold, particularly in the north-west of England, often for 999 years at a few pounds a year. Check what the freeholder charges for consents. Owners of some freehold houses on newer estates pay an <strong>estate charge</strong> for roads and greens, secured by a rentcharge. It is a running cost like any other, and should be in the listing.</p>
<h2>Before you buy: a list for your conveyancer</h2>
<ul>
<li>Lease, with plan; does it match what you saw?</li>
<li>Three years’ accounts and the current budget.</li>
<li>Consultation notices and the reserve fund.</li>
<li>Ground-rent clause, worked forward for the length of your loan.</li>
<li>Insurance schedule and claims.</li>
<li>Consent for alterations, floors, pets and letting.</li>
<li>Disputes, arrears, and any notice to extend already served.</li>
</ul>
<h2>Selling a leasehold</h2>
<p>Order the management pack as soon as you decide to sell. Settle arrears. If there are fewer than 85 years left, ask a valuer and your solicitor whether to serve notice to extend and pass the benefit on to the buyer. And state the facts in the listing. A buyer who learns in week nine that the ground rent doubles has a right to feel misled.</p>
<p>The free Leasehold Advisory Service gives information for England and Wales. Scotland has hardly any residential leases; Northern Ireland has many, usually with a long term and a small ground rent, under its own laws.</p>
`,
  }),
  item<GuideTag>({
    slug: 'moving-day',
    name: 'Moving day, hour by hour',
    pageTitle: 'Moving day, hour by hour',
    metaContent:
      'A countdown from six weeks before to the first night: what to book, who to tell, what to carry yourself, and what to do when it goes wrong.',
    shortDescription:
      'From six weeks before until the first night: what to book, who to tell, what to carry yourself.',
    tags: ['moving', 'buying', 'selling', 'renting'],
    publishedAt: '2026-07-22',
    picture: { file: 'garage-1.webp', alt: 'A row of six lock-up garages with their doors closed.' },
    body: `
<p>Moving house is a project with one immovable date and a great many boxes. Nearly everything that goes wrong on the day could have been put right a fortnight earlier. This plan works for owners and tenants; where a line is only for one or the other, it says so.</p>
<h2>Six weeks before</h2>
<ul>
<li>Ask three removal firms for a quote, after a visit or a video call. Check that they are insured for the full value, and what a delay costs.</li>
<li>Begin to empty the loft, the shed and the cupboard under the stairs. Charities book up, and so do council collections.</li>
<li>Order boxes. You need more small ones than you think: books belong in small boxes.</li>
<li>Tenants in England: give two months’ notice in writing, ending with a rent period. That is more than six weeks, so it may already be time.</li>
<li>Ask for time off for the day itself and the day after.</li>
</ul>
<h2>Three weeks before</h2>
<ul>
<li>Buyers and sellers: confirm the date only once contracts have been exchanged. Until then book on terms you can cancel.</li>
<li>Order broadband for the new address; it takes longest to set up.</li>
<li>Set up a Royal Mail redirection.</li>
<li>Tell council tax, electricity, gas, water, insurers, bank, employer, HMRC, DVLA, doctor, dentist, vet, school, and anybody who delivers.</li>
<li>Insurance: buildings from exchange if you are buying, contents from the day you move. Tell the insurer if the old home will stand empty.</li>
<li>Parking: some councils need notice to suspend a bay for the van.</li>
</ul>
<h2>One week before</h2>
<ul>
<li>Pack by room. Write the room and three words of contents on two sides of each box, not on the lid.</li>
<li>Photograph the backs of anything with cables.</li>
<li>Run down the freezer. Defrost it two days ahead.</li>
<li>Put manuals, keys, codes and guarantees for the next people into one envelope.</li>
<li>Buyers: check with your conveyancer when the money must reach them, and the bank’s limit for a single payment. Confirm account details by telephone on a number you already have.</li>
<li>Tenants: read the inventory, and clean to the standard it describes. You cannot be made to pay for a professional cleaner, although you must leave the home as clean as you found it.</li>
</ul>
<h2>The box that travels with you</h2>
<p>Passports and contracts, medicines, glasses, chargers, kettle, mugs, tea, toilet paper, soap, a towel each, bedding, a torch, a knife for boxes, a screwdriver, light bulbs, snacks. Nothing on this list goes in the van, and nor does the cat.</p>
<h2>The day</h2>
<dl>
<dt>7.00</dt><dd>Strip the beds. Bedding goes in a marked sack, last on and first off.</dd>
<dt>8.00</dt><dd>The van arrives. Walk the crew round and show them what stays. Then make the tea and keep out of the way.</dd>
<dt>10.00</dt><dd>Photograph the meters and the empty rooms. Tenants do this with the inventory in hand, and ask the landlord or agent to walk round with them.</dd>
<dt>11.00</dt><dd>Check the loft, the washing line, the back of every door and the freezer drawer.</dd>
<dt>12.00</dt><dd>Lock up. Sellers hand keys to the agent, or keep them as agreed, but release them only when the conveyancer confirms that the money has arrived.</dd>
<dt>13.00</dt><dd>Wait. In a chain the money moves one link at a time. Have lunch somewhere near the new house.</dd>
<dt>14.00</dt><dd>Keys. Before anything is carried in, walk round: are the fittings there, does the water run, is there power?</dd>
<dt>14.30</dt><dd>Stand at the door and say which room each box goes to. Put the beds up first.</dd>
<dt>18.00</dt><dd>Order a takeaway.</dd>
</dl>
<h2>On arrival</h2>
<ol>
<li>Meters: readings with a photograph, sent to the suppliers that evening.</li>
<li>Find the stopcock, the consumer unit and the boiler controls.</li>
<li>Press the test button on every smoke and carbon-monoxide alarm.</li>
<li>Change the locks if you have bought. If you rent, ask how many keys exist.</li>
<li>Tenants: go through the inventory within the time allowed, add what it misses, attach pictures and keep a copy.</li>
</ol>
<h2>When it goes wrong</h2>
<h3>The money is late</h3>
<p>Ring your conveyancer, not the other side. If completion slips to the next working day, the contract provides for interest. Ask the removal firm what waiting and overnight storage cost. The lawyers will settle later who in the chain has to pay.</p>
<h3>The sellers have not left</h3>
<p>It happens. Ask the agent when they will. Do not begin to carry things in; it confuses who is responsible for what.</p>
<h3>Something is missing</h3>
<p>Compare with the fittings and contents form, take a photograph, and tell your conveyancer within a few days. A light bulb is not worth the trouble; a range cooker is.</p>
<h3>Something is broken</h3>
<p>If the removal firm did it, note it on the delivery sheet before you sign, and claim in writing within the time stated, often seven days. If something in the house itself does not work, find out whether the survey mentioned it.</p>
<h2>The first month</h2>
<p>Register to vote, and with a doctor. Change the address on your driving licence: it is free, and failing to do so can bring a fine. Claim the single-person discount on council tax if it applies. Owners should keep the completion statement with the deeds, because every cost of buying and improving may one day matter for tax. Tenants should have received details of where the deposit is protected within 30 days of paying it. If you have not had them, ask. Our <a href="/guides/deposits-explained/">deposit guide</a> says what you can do.</p>
<p>Walk round once more with the survey or the inventory in hand and write down what needs doing, in three groups: this month, this year, some day. Then sit down: the pictures can be hung tomorrow.</p>
`,
  }),
]
