import { item } from '../item'
import type { GuideTag } from '../tags'
import { priceTexts } from '../../../../lib/config/price-texts'

export const sellingGuides = [
  item<GuideTag>({
    slug: 'selling-your-home-step-by-step',
    name: 'Selling your home, step by step',
    pageTitle: 'Selling your home, step by step',
    metaContent:
      'From the first valuation to handing over the keys: every step of selling a home in England or Wales, who does it, and what it costs.',
    shortDescription:
      'Every step from valuation to keys: who does what, in which order, what it costs, and where sales go wrong.',
    tags: ['selling'],
    publishedAt: '2026-02-18',
    picture: {
      file: 'semi-detached-1.webp',
      alt: 'A pair of 1930s semi-detached houses with two-storey bay windows.',
    },
    videoSrc: '/video/five-steps.mp4',
    showImageVideoStatus: '2',
    featured: true,
    related: ['pricing-a-home', 'viewings', 'offers-and-negotiation', 'conveyancing-explained'],
    body: `
<p>A sale has a short public part and a long private one. The public part, from the first photograph to the accepted offer, is what most people mean by selling. The legal work that follows often takes two or three times as long. This guide covers both for England and Wales; in <a href="/guides/buying-in-scotland/">Scotland</a> the order is different.</p>
<h2>1. Decide why and when you want to move</h2>
<p>A lot depends on your timetable. If you must be in Leeds by September, you will set a different price from somebody who is waiting for the right garden. Talk to your mortgage lender now: can you take the loan with you, is there a charge for repaying early, and on what date does that charge end? If you will owe more than the home is worth, speak to the lender before anyone else.</p>
<h2>2. Gather the papers</h2>
<p>Title register, energy certificate, planning and building-control papers, guarantees, lease and service-charge accounts. Commission an energy performance certificate before marketing if there is no valid one. Then choose a conveyancer, pass their identity check and fill in the property information form and the fittings form. You can do all of this before you have a buyer, and you will be asked for all of it.</p>
<h2>3. Find the price</h2>
<p>Look at what similar homes have sold for, not at asking prices. Three sales within a few streets and the last year, adjusted for floor area and condition, are worth more than any automatic estimate. Our <a href="/guides/pricing-a-home/">pricing guide</a> shows how to do it at the kitchen table.</p>
<h2>4. Choose how to sell</h2>
<table>
<caption>Three ways of selling, and what you pay</caption>
<thead><tr><th scope="col">Way</th><th scope="col">What you pay</th><th scope="col">Who shows the home</th></tr></thead>
<tbody>
<tr><td>Flat fee with us, in advance</td><td>${priceTexts.sellPayNow} including VAT, whether or not it sells</td><td>You</td></tr>
<tr><td>Flat fee with us, on completion</td><td>${priceTexts.sellOnCompletion} including VAT, only if it sells</td><td>You</td></tr>
<tr><td>Commission</td><td>A percentage of the price; ask whether VAT is included</td><td>The agent</td></tr>
</tbody>
</table>
<p>Look for four terms in any agreement before you sign: <em>sole agency</em> (you pay that agent if another one sells it), <em>sole selling rights</em> (you pay even if you sell it yourself), <em>ready, willing and able purchaser</em> (you may pay even if you pull out), and the <em>tie-in period</em>. Our flat-fee agreement has none of the first three. You have 14 days to cancel any agency agreement that you sign at home or online.</p>
<h2>5. Prove who you are</h2>
<p>The law obliges estate agents to check every owner’s identity before they act. With us the check is included in the fee and usually takes minutes. If the title is in the name of someone who has died, or who has lost mental capacity, have the grant of probate or the power of attorney to hand.</p>
<h2>6. Write the listing</h2>
<p>Take photographs in daylight, draw or order a floor plan, and describe what a stranger cannot see: which way the garden faces, what was renewed and when, what is next door. Then fill in the table of facts: tenure, council tax, utilities, parking, restrictions, flood risk. This is <a href="/guides/material-information/">material information</a>, and the law expects it to be in the advertisement. Where you do not know, say so.</p>
<h2>7. Go live, and watch the first fortnight</h2>
<p>Most people who will ever look at your listing do so in the first fortnight. Keep your diary free, answer questions the same day, and note what people say. If there are no viewings in two weeks, change the first picture; if there are none in four, look at the price.</p>
<h2>8. Show it</h2>
<p>Keep viewings short, be friendly and tell the truth. Our <a href="/guides/viewings/">guide to viewings</a> says what buyers will ask and what you must not hide.</p>
<h2>9. Choose between offers</h2>
<p>The best offer is the one most likely to complete at a figure you can live with. Ask every bidder for proof of funds or an agreement in principle, their position in a chain, their conveyancer’s name and the date they have in mind. You may accept, refuse or counter. Nothing binds either of you until contracts are exchanged, and you may go on showing the home unless you promise not to.</p>
<h2>10. From memorandum to exchange</h2>
<p>When you accept, a memorandum of sale goes to both sides’ conveyancers. Yours sends the draft contract, the title and your forms. The buyer’s orders searches, raises enquiries and reads the survey. Your part is to answer quickly and in full: a short answer today can save two weeks. The <a href="/guides/conveyancing-explained/">conveyancing guide</a> goes through the stages.</p>
<p>Expect a survey to find something. If the problem is new to both of you and there is a quote for the work, consider paying part of the cost. If it was in the listing, say so politely.</p>
<h2>11. Exchange</h2>
<p>The conveyancers exchange the contracts that both sides have signed, the buyer pays a deposit, commonly a tenth of the price, and the completion date is fixed. From now on it is expensive to pull out. Book the removal firm only now, or on terms you can cancel.</p>
<h2>12. Completion</h2>
<p>The buyer’s money reaches your conveyancer, who pays off the mortgage and the fees and sends you the rest. Once your conveyancer confirms that the money has arrived, hand over the keys. If your agreement with us is to pay on completion, the ${priceTexts.sellOnCompletion} falls due now, and is usually paid out of the proceeds so you need do nothing. Cancel insurance, council tax and direct debits afterwards, never before.</p>
<h2>What it costs altogether</h2>
<ul>
<li>the agent’s fee, as above;</li>
<li>an energy certificate, if needed;</li>
<li>conveyancing: ask for a fixed price that names the extras, such as dealing with a leasehold or a mortgage;</li>
<li>a management pack, if leasehold;</li>
<li>your lender’s early-repayment and exit charges;</li>
<li>removals, and perhaps a night’s accommodation;</li>
<li>capital gains tax, but only if the home has not been your main residence throughout, or was let, or has a very large garden. If there is tax to pay, you must report and pay it within 60 days of completion.</li>
</ul>
<h2>Where sales go wrong</h2>
<p>Most sales that fail do so for one of four reasons: a buyer who never had the money, a defect that the seller knew about, a document that turns out late to be missing, or people who do not reply. So ask for proof of funds, disclose what you know, gather your papers before you begin, and ring when you have heard nothing.</p>
`,
  }),
  item<GuideTag>({
    slug: 'pricing-a-home',
    name: 'Pricing a home: evidence, bands and nerve',
    pageTitle: 'How to price a home for sale',
    metaContent:
      'How to work out an asking price from sold prices, floor area and condition, choose a price qualifier honestly, and know when to change it.',
    shortDescription:
      'How to work out an asking price from sold prices and floor area, which words to put beside it, and when to change it.',
    tags: ['selling'],
    publishedAt: '2026-03-25',
    picture: {
      file: 'terraced-1.webp',
      alt: 'A red-brick Victorian terrace in which every house has the same plan and a different price.',
    },
    body: `
<p>There is no single right price for a house. There are the prices that people have paid for similar houses, and a range within which the next buyer is likely to pay. Your task is to find that range, choose a figure within it, and hold your nerve for a fortnight.</p>
<h2>Step one: collect sold prices, not asking prices</h2>
<p>HM Land Registry publishes the price of nearly every residential sale in England and Wales; Registers of Scotland and Land &amp; Property Services hold those for Scotland and Northern Ireland. Look for homes that are</p>
<ul>
<li>of the same type, within about half a mile, and on your side of any main road, railway or school boundary;</li>
<li>sold within the last year, or eighteen months if little has changed hands;</li>
<li>of the same tenure, and for flats with a similar length of lease.</li>
</ul>
<p>Leave out sales between relatives, part-shares, new-build first sales with incentives, and anything that looks wildly out of line. Keep a note of what you left out and why. If you find that you are leaving out every low price, start again.</p>
<h2>Step two: make them comparable</h2>
<p>Bedrooms are a poor measure, because a box room counts as one. Floor area is much better. It is printed on the energy certificate, which is public for the homes you are comparing as well. Divide price by area:</p>
<table>
<caption>A worked example with invented addresses</caption>
<thead><tr><th scope="col">Home</th><th scope="col">Sold</th><th scope="col">Price</th><th scope="col">Area</th><th scope="col">Per m²</th></tr></thead>
<tbody>
<tr><td>Mill Row, mid-terrace, good order</td><td>5 months ago</td><td>£312,000</td><td>82 m²</td><td>£3,805</td></tr>
<tr><td>Mill Row, mid-terrace, needs work</td><td>8 months ago</td><td>£276,000</td><td>80 m²</td><td>£3,450</td></tr>
<tr><td>Station Street, end-terrace, extended</td><td>3 months ago</td><td>£365,000</td><td>101 m²</td><td>£3,614</td></tr>
</tbody>
</table>
<p>Your mid-terrace has 84 m² and is in fair order. Between £3,500 and £3,750 a square metre the range is £294,000 to £315,000. Larger homes usually fetch less per metre, so the extended house shows the most you could hope for rather than what yours is worth.</p>
<h2>Step three: adjust for what is different about yours</h2>
<p>Add or take away within the range, not beyond it. A garden that faces south, off-street parking, a quiet side of the road and a new roof put you near the top of the range. A main road, a short lease, one bathroom for four bedrooms, an EPC of F, or work without a completion certificate puts you near the bottom. New kitchens and bathrooms rarely add as much as they cost. Solar panels are worth something if you own them and little if the roof is leased.</p>
<h2>Step four: ask agents, and question them closely</h2>
<p>Have two or three agents value the home. Ask each of them the same questions: which sales did you use, what did those homes ask at first, and how long did they take? An agent who cannot name the homes may just be telling you what you want to hear. Online estimates are calculated from past sales and cannot see the kitchen; they are most use for an ordinary home in ordinary condition. Our <a href="/online-house-valuation">online valuation page</a> gives you our own estimate and links to three others.</p>
<h2>Step five: choose the words beside the figure</h2>
<p>The words beside a price tell buyers how far you might move, so use the ones that you mean.</p>
<dl>
<dt>No qualifier</dt><dd>This is the price; offers will be considered.</dd>
<dt>Offers in the region of</dt><dd>You expect offers a little above or below the figure.</dd>
<dt>Offers in excess of, offers over</dt><dd>You would not sell for less. If you would, do not use these words. “Offers over” is the usual form in Scotland.</dd>
<dt>Guide price</dt><dd>Used at auction, and elsewhere for homes that are hard to compare.</dd>
<dt>Fixed price</dt><dd>You will not negotiate. Useful when a quick sale matters more to you than the last thousand pounds.</dd>
<dt>Price on application</dt><dd>For rare cases only. Consumer law expects a price where one exists, and people skip listings without a figure.</dd>
</dl>
<h2>Step six: land in the right band</h2>
<p>Buyers search up to round figures, so a home at £301,000 is not seen by anybody who searches up to £300,000. Ask the round figure rather than a little more. Look at the tax steps too. In England and Northern Ireland the rate for movers rises from 2% to 5% at £250,000, and first-time buyers lose their relief altogether above £500,000, which makes £505,000 a poor price to ask. In Scotland the steps are at £145,000, £250,000 and £325,000, in Wales at £225,000 and £400,000.</p>
<h2>Step seven: leave some room, but not much</h2>
<p>It is natural to leave a little room for negotiation, but 10% is too much. Buyers who would have come at the lower figure do not come and bid you down; they never see the house. If your range is £294,000 to £315,000, then £310,000 is optimistic but fair, and £339,950 is too high.</p>
<h2>Reading the result</h2>
<p>Give the price two full weeks, over two weekends. Count views of the listing, viewings and offers, in that order, because each tells you something different. If people look at the listing but nobody visits, the price or the pictures are wrong; if people visit but nobody offers, something about the home puts them off. Ask every viewer what they thought.</p>
<h2>Changing the price</h2>
<p>If you reduce the price, do it once, and far enough to reach the next round figure that buyers search up to. Tell everyone who has viewed. Our listings show the change and its date, so explain it in the description if there is a reason, such as a purchase that will not wait. If there is still nobody after that, the home is probably worth less than you had in mind.</p>
<h2>Two special cases</h2>
<p><strong>Probate.</strong> Executors must value at the date of death for tax, and get the best price reasonably obtainable on sale. The two figures may differ, so keep the evidence for both.</p>
<p><strong>Separation.</strong> Agree on the method before the figure, for instance the average of two written valuations, and write down what happens if the offers come in below. It is much harder to agree afterwards.</p>
`,
  }),
  item<GuideTag>({
    slug: 'viewings',
    name: 'Viewings: a guide for both sides of the door',
    pageTitle: 'House viewings: a guide for buyers and sellers',
    metaContent:
      'What to look for, what to ask, what to answer and how to stay safe: a guide to house viewings for buyers, tenants, sellers and landlords.',
    shortDescription:
      'What to look for, what to ask, what must be answered, and how to stay safe, whichever side of the door you are on.',
    tags: ['selling', 'buying', 'renting'],
    publishedAt: '2026-04-22',
    picture: {
      file: 'living-room-3.webp',
      alt: 'A living room with a grey sofa and glazed doors that open on to a garden.',
    },
    body: `
<p>People spend longer choosing a sofa than they spend in the house before they buy it. A first viewing lasts about twenty minutes, and much of that goes on imagining your own furniture there. If you are looking, a plan helps you make the most of the time. If you are showing your home, it helps to know what visitors will look for.</p>
<h2>For the person looking</h2>
<h3>Before you go</h3>
<p>Read the whole listing, including all the facts. Walk the route to the station on a map and look at the street from above: what is behind the fence? Search the council’s planning pages for the address and its neighbours. Check flood risk by postcode on the government’s service and broadband on Ofcom’s. You will be able to cross some homes off your list without leaving the house.</p>
<h3>Outside, five minutes</h3>
<ul>
<li>Roof: sagging, slipped tiles, moss in the gutters.</li>
<li>Walls: cracks wider than a pound coin is thick, bulges, fresh paint in one place only.</li>
<li>Ground: does it slope towards the house? Are air bricks clear?</li>
<li>Trees: how near, how large, what kind?</li>
<li>Parking: is there a space at the time when you would come home?</li>
</ul>
<h3>Inside</h3>
<p>Use your nose first, since air fresheners fade and damp does not. Then check one thing at a time all through the house, rather than room by room: water (run a tap upstairs and down), heat (touch the radiators, find the boiler and read its service label), electricity (look at the consumer unit, count sockets), windows (open two), and storage. Stand still in the room you would sleep in, and listen. Look at the ceilings below bathrooms.</p>
<p>Take the floor plan with you and mark on it what you see. Ask before you take photographs or film; somebody lives there.</p>
<h3>Questions worth asking the owner</h3>
<ol>
<li>Why are you moving, and when would suit you?</li>
<li>How long has it been on the market, and have you had offers?</li>
<li>What work have you done, and are there certificates?</li>
<li>What would you do next if you were staying?</li>
<li>Any disputes, floods, subsidence or insurance claims?</li>
<li>What does a year cost: council tax, energy, service charge?</li>
<li>What stays?</li>
</ol>
<p>Write the answers down with the date. If an answer matters to you, ask for it again in writing through the listing, because a spoken answer is hard to prove later.</p>
<h3>If you are renting</h3>
<p>Add to the list: when was the boiler serviced, is there an electrical report, what is the energy rating, who deals with repairs, how is rubbish collected, and what will the deposit be? You may not be charged for a viewing. Never pay anything before you, or someone you trust, has been inside. If the “landlord” is abroad and will post the keys, it is a fraud.</p>
<h3>Go back</h3>
<p>View twice before you offer, the second time at a different time of day. Bring a friend who has not fallen in love with the place, and measure where your bed, table and washing machine would stand.</p>
<h2>For the person showing</h2>
<h3>Let in light, and skip the air freshener</h3>
<p>Open the curtains and the internal doors, put lamps on in dark corners, and turn the heating up an hour ahead. The smell of fresh coffee fools nobody. Clear the worktops and the hall; empty the bins. Put away medicines, keys, jewellery, post and anything with a password on it.</p>
<h3>Decide the route</h3>
<p>Begin with the best room and end in the second best. Let the visitors enter a room before you, so that they see it without you in it. Give one fact for each room and then be quiet.</p>
<h3>What you must not do</h3>
<p>You need not volunteer an opinion, but you may not mislead. If you know of a dispute, a flood, a planning application next door or a fault hidden behind the wardrobe, an untrue answer can lead to a claim for misrepresentation after completion, and what you write on the information form will be compared with what you said. You can always say “I don’t know, I’ll find out”.</p>
<h3>Fairness</h3>
<p>Treat everybody alike. It is unlawful to refuse a viewing because of somebody’s race, religion, disability, sex or sexual orientation. If you are letting in England or Wales, it is also unlawful to turn people away because they have children or receive benefits. If a visitor uses a wheelchair, describe the steps honestly before they come and ask what would help.</p>
<h3>Safety</h3>
<p>Get the visitor’s name and number beforehand. Let somebody know who is coming and when. Show the home with another person there if you can, stay nearer to the door than the visitor does, and keep your phone in your hand. Do not let in anybody who turns up without an appointment, however charming.</p>
<h3>Tenants in the property</h3>
<p>If the home is let, you need the tenant’s agreement to each visit. Ask for convenient times, give at least 24 hours’ notice in writing, and accept it if the tenant says no. A clause in the tenancy agreement to allow viewings does not entitle anyone to walk in, and photographs of a tenant’s belongings need the tenant’s consent. A tenant who has been treated well keeps the place tidy; one who has been treated badly will tell the visitors so.</p>
<h2>Afterwards, on both sides</h2>
<p>Visitors: say no promptly and kindly, and give the reason. It costs nothing and helps the owner. Owners: note who came, what they said and what you promised to find out. If three people in a row mention the same fault, take it seriously.</p>
<p>A video viewing saves a long journey for a first look. It does not replace a real visit: you cannot smell damp on a video.</p>
`,
  }),
  item<GuideTag>({
    slug: 'offers-and-negotiation',
    name: 'Offers and negotiation: from first figure to handshake',
    pageTitle: 'Property offers and negotiation: a guide',
    metaContent:
      'How offers on homes work in England and Wales: what an agent must do, how to respond, sealed bids, gazumping, and renegotiating after a survey.',
    shortDescription:
      'What an agent must do with an offer, how to make and answer one, sealed bids, gazumping, and what to do after the survey.',
    tags: ['buying', 'selling'],
    publishedAt: '2026-05-13',
    picture: {
      file: 'detached-1.webp',
      alt: 'A detached brick house with an integral garage, seen across a hedge.',
    },
    body: `
<p>Negotiation works best when each side gives reasons for its figures. Both sides usually want the same thing, which is for the sale to go ahead. Most of the harm is done by people who rush, who do not reply, or who take a low first offer as an insult.</p>
<h2>The rules of the game</h2>
<p>In England and Wales an offer is <strong>subject to contract</strong>. Accepting it creates no obligation; either side may change their mind, for any reason, until contracts are exchanged. That explains both gazumping (a seller takes a better offer after accepting yours) and gazundering (a buyer drops the price on the eve of exchange). Both are lawful, and neither will make you popular.</p>
<p>The estate agent acts for the seller, but owes duties to you too. By law an agent must:</p>
<ul>
<li>tell the seller about every offer promptly and in writing, until exchange, apart from kinds of offer the seller has told them in writing not to pass on;</li>
<li>not invent bidders or lie about what others have offered;</li>
<li>not treat you worse because you decline their mortgage broker or conveyancer;</li>
<li>disclose any personal interest in the sale.</li>
</ul>
<h2>If you are buying</h2>
<h3>Prepare the ground</h3>
<p>Have the agreement in principle, the proof of deposit and a conveyancer before you offer. They can often be arranged within a few days, and sellers will take you more seriously. Find out what you can about the seller’s position: a couple who have found a house will value speed; executors may value certainty, and the highest figure they can get.</p>
<h3>Work out the figure</h3>
<p>Start from sold prices nearby, less the cost of what you know needs doing, and ask whether the asking price already reflects it. Make the opening offer one that you can explain in a sentence. A low offer with a reason can start a conversation; the same offer without one is usually turned down. Decide in advance the most that you will pay, write it down, and give the note to somebody else to keep.</p>
<h3>Put it in writing</h3>
<p>State your price, your position, your funds, your timing and any conditions. The <em>make an offer</em> link on each listing asks for these. Ask that the home be taken off the market on acceptance, and give a date on which your offer lapses if you need to move on.</p>
<h3>Going up</h3>
<p>Move in steps that get smaller, and ask or offer something each time: a quicker date, a request dropped, the curtains. If you go up by £5,000, then £3,000, then £1,000, the seller can see that you are near your limit. If you go up by £5,000 every time, the seller will expect more.</p>
<h3>Sealed bids</h3>
<p>Where several people want the same home, you may be asked for best and final offers by a stated time. Give the most that you would really pay, with a few odd pounds on the end in case of a tie, add your evidence, and deliver it early. The seller need not take the highest, or any. In England this method may be used only for sales: since 1 May 2026 landlords may not invite or accept bids above an advertised rent.</p>
<h2>If you are selling</h2>
<h3>Read the whole offer</h3>
<table>
<thead><tr><th scope="col">Ask</th><th scope="col">Because</th></tr></thead>
<tbody>
<tr><td>Is the money proved?</td><td>An agreement in principle has a date and a limit</td></tr>
<tr><td>What must they sell first?</td><td>Your sale depends on every sale below it in the chain</td></tr>
<tr><td>Who is the conveyancer?</td><td>A named one has usually been instructed</td></tr>
<tr><td>When could they complete?</td><td>Your own purchase has a date too</td></tr>
<tr><td>What are the conditions?</td><td>An offer “subject to planning” is much less certain</td></tr>
</tbody>
</table>
<h3>Answer every offer</h3>
<p>If you do not reply, people look at other houses. A counter-offer with a reason keeps them talking: “we have had two sales in the street at £310,000; we would take £305,000 and leave the greenhouse”. You may refuse without giving any reason, provided it is not an unlawful one.</p>
<h3>Accept clearly</h3>
<p>Say what you are accepting: the figure, the fittings, the target dates, and whether the home comes off the market. All this goes into the memorandum of sale. If another offer arrives later, you will be told of it, because the law requires that. Whether you take it is up to you and your conscience; ask yourself whether a buyer who wants you to let somebody else down might let you down too.</p>
<h2>After the survey</h2>
<p>A second negotiation often follows the survey, and it can be short. The buyer should send the relevant page and a quote for the work, not just say that the roof is terrible. The seller should ask three questions: did we disclose the problem, could anyone have seen it, and what does it really cost to put right? Splitting the cost of something nobody knew about is a common and decent outcome. Alternatives to a lower price include doing the work before completion, a sum held back by a conveyancer until it is done, or an insurance policy if the problem is a missing document.</p>
<h2>Protecting yourselves until exchange</h2>
<p>The best protection is to exchange quickly. Besides that:</p>
<ul>
<li><strong>A lock-out agreement</strong> stops the seller from dealing with anyone else for a few weeks. It must be in writing and for a definite time.</li>
<li><strong>A reservation agreement</strong> means that either side forfeits a sum if it pulls out without good reason. Have a solicitor read it first.</li>
<li><strong>Home-buyer’s protection insurance</strong> covers wasted costs in listed circumstances.</li>
</ul>
<h2>In Scotland and Northern Ireland</h2>
<p>In Scotland offers are made by solicitors, often by a closing date, and once their exchange of letters (the missives) is concluded, both sides are bound. In Northern Ireland offers go to the agent and are usually known to the other bidders, and a contract is formed by the solicitors later. In both places, speak to a solicitor before you name a figure.</p>
<h2>When to walk away</h2>
<p>Walk away when you have reached your limit, when the answers keep changing, or when the other side will not put something in writing. There will be other houses.</p>
`,
  }),
]
