import { item } from '../item'
import type { NewsTag } from '../tags'

/** News for sellers: getting ready, pictures, price. */
export const sellingNews = [
  item<NewsTag>({
    slug: 'seven-jobs-before-you-list',
    name: 'Seven jobs to finish before your home goes on the market',
    pageTitle: 'Seven jobs to finish before you list your home',
    metaContent:
      'Paperwork first, paint second: the seven jobs that save weeks once an offer has been accepted, in the order we would do them.',
    shortDescription:
      'Paperwork first, paint second. Seven jobs that save weeks once you have accepted an offer, in the order we would do them.',
    tags: ['seller-guides'],
    publishedAt: '2025-01-14',
    picture: {
      file: 'semi-detached-2.webp',
      alt: 'A 1970s brown-brick pair of semi-detached houses with trimmed front hedges.',
    },
    body: `
<p>Most of a sale happens after the board goes up and before anyone exchanges contracts, and most of that time is spent waiting for a document that somebody could have found in January. The list below is short on cushions and long on filing.</p>
<h2>1. Find out what you own</h2>
<p>Download the title register and title plan from HM Land Registry. Check that the names on the register are the people who will sign, that an old mortgage has been removed, and that the red line matches the fences. A deceased joint owner, a maiden name or a strip of garden bought from a neighbour in 1994 is easy to put right now. It is expensive to put right with a removal van booked.</p>
<h2>2. Order the energy certificate</h2>
<p>An energy performance certificate must be commissioned before marketing starts, unless the building is exempt. Certificates last ten years (in Scotland, new ones last five) and are public, so look yours up on the register first. If it is about to run out, or you have since insulated the loft, a new one is money well spent.</p>
<h2>3. Collect the certificates for work</h2>
<p>Buyers’ solicitors ask for the same papers every time:</p>
<ul>
<li>planning permission and building-regulations completion for extensions, loft rooms and removed walls;</li>
<li>FENSA or equivalent certificates for replaced windows and doors;</li>
<li>Gas Safe and electrical certificates for boilers and rewiring;</li>
<li>guarantees for damp-proofing, timber treatment and roofing, with proof that they pass to a new owner.</li>
</ul>
<p>If something is missing, do not ring the council before speaking to a solicitor: contacting building control can make indemnity insurance unavailable.</p>
<h2>4. If it is leasehold, write to the managing agent</h2>
<p>The management pack is the slowest document in British conveyancing. Ask what it costs and how long it takes, and gather the last three years’ service-charge accounts, the ground-rent demand and notices of planned works. A buyer will want the number of years left on the lease before anything else.</p>
<h2>5. Appoint a conveyancer before you need one</h2>
<p>Identity checks, the property information form and the fittings and contents form can all be done before a buyer exists. Sellers who wait for an offer lose the first fortnight of their own sale to form-filling.</p>
<h2>6. Mend what a photograph will show</h2>
<p>A cracked pane, a missing gutter bracket and a stained ceiling each cost little to put right, and each suggests to a buyer that there is more they cannot see. Leave alone anything that a buyer would probably rip out: nobody has ever paid extra for a seller’s choice of new carpet.</p>
<h2>7. Decide what stays</h2>
<p>Curtain poles, the shed, the range cooker, the pear tree in a pot. Arguments about fittings arise late and poison goodwill. Decide before the photographs are taken, and move anything you intend to keep out of shot.</p>
<h2>And then the paint</h2>
<p>With the paperwork in a folder, spend a weekend on the front door, the hall and the grout. Rooms look larger with a third of the furniture gone, and it has to be packed anyway. When you are ready, our <a href="/guides/selling-your-home-step-by-step/">guide to selling step by step</a> picks up where this list stops.</p>
`,
  }),
  item<NewsTag>({
    slug: 'photographs-that-bring-viewings',
    name: 'Photographs that bring viewings, and the ones that cost you',
    pageTitle: 'Photographing your home for sale',
    metaContent:
      'Light, height, order and honesty: how to photograph a home so that the people who come to see it are the people who might buy it.',
    shortDescription:
      'Light, height, order and honesty: how to photograph a home so that the right people come to see it.',
    tags: ['seller-guides'],
    publishedAt: '2025-06-12',
    picture: {
      file: 'living-room-2.webp',
      alt: 'A tidy living room with a fireplace, full bookshelves and a cream sofa, lit from the window side.',
    },
    body: `
<p>The first picture of a listing has one job, which is to get the listing opened. The other fourteen have a different one: to make sure that whoever books a viewing already likes what they know. A flattering lie fails at the second job, because the viewer finds out on the doorstep.</p>
<h2>Choose the hour, not the camera</h2>
<p>A recent phone is good enough for most rooms. Light is what separates a decent set from a poor one. Walk round with a notebook and write down when each room is brightest. East-facing kitchens have lost the sun by eleven; a west-facing garden wants late afternoon. Photograph the front of the house when the sun is behind you, and if it never is, choose a bright overcast day rather than a bright blue one.</p>
<p>Turn off the ceiling lights unless the room is hopeless without them. Mixed light turns white walls yellow on one side and blue on the other.</p>
<h2>Stand in the corner, hold it low</h2>
<p>Most people shoot from eye level, which shows a great deal of ceiling. Hold the phone at the height of a light switch, keep it upright, and check that door frames are vertical. Shoot from a corner or a doorway so that two walls are visible. One good picture of a room is worth more than three that prove it has a radiator.</p>
<h2>Keep the wide-angle lens honest</h2>
<p>Ultra-wide settings make a single bedroom look like a ballroom and a bath like a canoe. Since April 2025 the rules against misleading advertising have sat in the Digital Markets, Competition and Consumers Act, and they apply to images as they do to words. The same goes for editing. Brighten a dull sky if you must; do not remove the pylon.</p>
<h2>What to clear, room by room</h2>
<table>
<thead><tr><th scope="col">Room</th><th scope="col">Out of sight</th><th scope="col">Leave in</th></tr></thead>
<tbody>
<tr><td>Kitchen</td><td>Washing-up, tea towels, fridge magnets, bins</td><td>A kettle, a bowl of something fresh</td></tr>
<tr><td>Bathroom</td><td>Shampoo bottles, loo brush, mats; seat down</td><td>One clean towel</td></tr>
<tr><td>Bedrooms</td><td>Laundry, chargers, anything under the bed that shows</td><td>A made bed, a lamp</td></tr>
<tr><td>Garden</td><td>Bins, hose, trampoline if it is tired</td><td>Table and chairs</td></tr>
</tbody>
</table>
<p>Family photographs, certificates with names, post with an address and anything that tells a burglar what you own should come down as well.</p>
<h2>The picture people miss: the plan</h2>
<p>A floor plan answers the question every photograph raises: how do these rooms join? It needs the dimensions of each room, the way doors open and the position of windows. Here is the sort of drawing that works: two floors, every room named, metric sizes, no shading.</p>
<figure><img loading="lazy" src="{resource-url}/blog/uploads/blog/floorplan-terraced.webp" alt="Floor plan of a two-bedroom terraced house: living room and kitchen below, two bedrooms and bathroom above, each with its dimensions." width="1200" height="800" /><figcaption>A plan that can be read on a phone.</figcaption></figure>
<h2>Order matters</h2>
<p>Lead with the strongest view, which is usually the front, sometimes the garden, occasionally the kitchen. Then walk the viewer through the house as they would walk through it in person: hall, living room, kitchen, upstairs, outside. Close with the street or the view if either is a reason to live there. If your listing has been up for a month, changing the first picture costs nothing and is worth trying before you touch the price.</p>
`,
  }),
  item<NewsTag>({
    slug: 'the-first-fortnight-decides-the-price',
    name: 'The first fortnight decides the price',
    pageTitle: 'Pricing strategy: the first fortnight decides',
    metaContent:
      'Why an optimistic asking price so often ends in a lower sale, how to read the first two weeks, and when a reduction is worth making.',
    shortDescription:
      'Why an optimistic asking price so often ends in a lower sale, and how to read what the first two weeks are telling you.',
    tags: ['seller-guides', 'market-news'],
    publishedAt: '2025-09-09',
    picture: {
      file: 'terraced-4.webp',
      alt: 'An orange-brick terrace in evening light; some of the neighbouring houses are painted.',
    },
    body: `
<p>Ask three agents to value the same semi and you will hear three figures. The temptation is to choose the highest and “see what happens”. What happens is usually this: the people who have been watching your streets for months see the listing on the first day, judge it dear, and move on. They are the best audience the house will ever have, and they only look once with fresh eyes.</p>
<h2>What the first two weeks measure</h2>
<p>On our own listings, enquiries cluster in the days after a home goes live, when everyone already searching the area sees it at the top of a list sorted by date. After that, only people who have just begun their search are new to it. So the opening fortnight is a test with a clear result:</p>
<ul>
<li><strong>Viewings and offers:</strong> the price is right or a little low. Competition will correct a low one.</li>
<li><strong>Viewings and no offers:</strong> something is visible in the house that was not visible in the pictures, or the price is a notch too high for the condition.</li>
<li><strong>Clicks and no viewings:</strong> the price is too high for what the photographs show.</li>
<li><strong>Neither:</strong> check the listing itself. A wrong number of bedrooms or a missing postcode hides a home from every search.</li>
</ul>
<h2>Evidence that is worth having</h2>
<p>Asking prices are opinions. Sold prices are facts, although late ones: HM Land Registry records a sale weeks after completion, and the price in it was agreed months before that. Read three or four recent sales within a few streets, adjust for floor area rather than the number of bedrooms, and be hard on yourself about condition. A new boiler keeps a price up; it rarely puts one up.</p>
<p>Divide each sold price by its floor area, which is printed on the energy certificate. If the comparable homes fall in a narrow band of pounds per square metre and your asking price sits well above it, write down the reason. “We need that much for the next one” is not one that a buyer can use.</p>
<h2>Search bands are shop windows</h2>
<p>Buyers filter in round numbers. A home at £301,000 is invisible to everyone whose limit is £300,000, and is the cheapest entry to people who start there. Price at the top of a band and you are seen by both sides of it.</p>
<p>Tax bands matter in the same way. A first-time buyer in England pays no stamp duty up to £300,000 and loses the relief entirely above £500,000. Between the two the tax is 5% of what exceeds £300,000, which is £50 for each £1,000. Above £500,000 there is a cliff: £1,000 more on the price adds £5,050 of tax.</p>
<h2>When to reduce, and by how much</h2>
<p>If a month has passed with few viewings, one reduction that crosses a search band does more than three that do not. Small, frequent cuts teach buyers to wait for the next. Our listings show their price history, because buyers find it out anyway and would rather hear it from us, so a single considered change also reads better.</p>
<p>Before you cut, change what is free: the first picture, the order of rooms, the opening line. Ask viewers for one sentence of feedback and write it down. Five people saying “dark kitchen” is a tin of paint and a brighter lamp, not ten thousand pounds.</p>
<p>There is more on evidence and on the traps of online estimates in our <a href="/guides/pricing-a-home/">guide to pricing a home</a>.</p>
`,
  }),
  item<NewsTag>({
    slug: 'hosting-your-own-viewings',
    name: 'Hosting your own viewings without saying too much',
    pageTitle: 'How to host a viewing of your own home',
    metaContent:
      'What to do in the hour before, which questions you must answer straight, and how to follow up: a short course for owners who show their own home.',
    shortDescription:
      'What to do in the hour before, which questions to answer straight, and how to follow up afterwards.',
    tags: ['seller-guides'],
    publishedAt: '2026-09-24',
    picture: {
      file: 'kitchen-1.webp',
      alt: 'A kitchen with blue units, a cleared island and brass pendant lamps, ready for a viewing.',
    },
    videoSrc: '/video/five-steps.mp4',
    showImageVideoStatus: '2',
    related: [
      'making-an-offer-that-gets-read',
      'seven-jobs-before-you-list',
      'the-first-fortnight-decides-the-price',
    ],
    body: `
<p>Nobody knows the house better than its owner, which is why owners make good hosts and why they talk themselves out of sales. The skill is mostly in being brief. The film above puts the viewing in its place among the five steps of a sale; what follows is about the twenty minutes themselves.</p>
<h2>The hour before</h2>
<ol>
<li>Open windows for ten minutes, then close them and set the heating to something a visitor in a coat will notice.</li>
<li>Clear the hall. It is the only room every viewer sees twice.</li>
<li>Put lights on in rooms without much daylight, and open every internal door.</li>
<li>Take the dog for a walk, or better, ask somebody else to. Some people are frightened and will not say so.</li>
<li>Put away keys, medicines, post and laptops.</li>
</ol>
<h2>Know who is coming</h2>
<p>Take a name and a telephone number for everyone, and do not show the house alone if you are uneasy about it: ask a friend to be in the kitchen. Never agree to a viewing that somebody arranges at the door. Requests made through the site come from people who have registered and said what position they are in, so you know whether you are talking to a cash buyer or somebody who has yet to sell.</p>
<h2>Let them go first</h2>
<p>Say one sentence about each room, preferably something that cannot be seen: “it gets the evening sun”, “the neighbours on this side are retired”. Then stop. People decide while they are quiet. Let couples fall behind and whisper; that is what they came for. Offer them five minutes alone in the garden at the end.</p>
<h2>Questions that deserve a straight answer</h2>
<p>You are allowed to be enthusiastic. You are not allowed to mislead, and an untrue answer can follow you after completion as a claim for misrepresentation. Expect to be asked:</p>
<ul>
<li>why you are moving, and whether you have found somewhere;</li>
<li>what the service charge, council tax and energy bills come to;</li>
<li>whether there have been disputes with neighbours;</li>
<li>whether the house or garden has ever flooded;</li>
<li>what was done to it, when, and whether there are certificates.</li>
</ul>
<p>If you do not know, say so and offer to find out. Then do it in writing, through the listing, so that every later viewer gets the same answer.</p>
<h2>Do not negotiate in the hall</h2>
<p>“What would you take?” is best met with “we would look at any offer made in writing”. Nobody can think clearly standing between the coats and the pushchair. Offers made through the site reach you in writing, with the buyer’s position attached, and you can compare them calmly the next morning.</p>
<h2>Afterwards</h2>
<p>Ask for a line of feedback within two days, while the house is still distinct in the viewer’s mind. A second viewing is the strongest sign there is, so make it easy: offer a different time of day, have the tape measure and the floor plan out, and let them bring whichever relative is going to have an opinion anyway.</p>
`,
  }),
]
